# What whoever reads of themselves is called. Verbs have one form for all.

who-you = あなた
