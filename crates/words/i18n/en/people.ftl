# People among themselves: accounts and their mark, reports, the operator's desk.

people-account = has an account

report-menu = Report a message or a name
report-title = Report to the operator
report-line = The operator of this site sees what you choose here, exactly as it stands now, and that it was you who reported it. Nobody else does.
report-what = What is it about?
report-name = The name “{ $name }”
report-reason = What is wrong with it? (you may leave this empty)
report-send = Report
report-nothing = Nobody else has said anything here.
report-thanks = Thank you. The operator will look at it.
report-back = Back to the table

admin-title = Operator’s desk
admin-done-mute = { $name } can no longer chat.
admin-done-unmute = { $name } can chat again.
admin-done-ban = The account of { $name } is closed: nobody can log in to it.
admin-done-unban = The account of { $name } is open again.
admin-done-rename = The account is called { $name } now, at its tables too.
admin-done-remove-table = The table is gone.
admin-done-rotate-key = There is a new key.
admin-done-close-report = The report is closed.
admin-reports = Reports
admin-reports-none = Nothing is waiting for you.
admin-reports-closed = Closed reports
admin-report-name = The name itself was reported.
admin-report-reason = Reason given
admin-report-guest = A guest: the table can be removed, an account there is none.
admin-report-close = Close the report
admin-report-closed = Closed by { $name }
admin-account = Account
admin-account-find = Look up
admin-account-since = registered
admin-is-fine = nothing on record
admin-is-muted = muted
admin-is-banned = closed
admin-is-operator = operator
admin-mute = Mute
admin-unmute = Let chat again
admin-ban = Close the account
admin-unban = Open the account again
admin-reset = Link to a new password
admin-reset-line = Give this link to { $name }. It works once, within 24 hours.
admin-rename = Rename
admin-rename-to = New name
admin-table = Table
admin-table-which = Its address
admin-table-sure = Yes, its game and its chat are to be gone for good.
admin-table-remove = Remove it for good
admin-key = Key
admin-key-line = Cookies and links are signed with a key. If somebody may have seen it, make a new one.
admin-key-grace = The old one holds for so many more days
admin-key-rotate = Make a new key

refused-too-many-bots = At enough of your tables bots are playing among themselves. Watch one to its end first.
refused-nothing-to-report = There is no such message or name.
refused-reported-before = You have already reported this.
refused-reported-enough = That is enough for today. The operator will see what you have reported.
refused-no-account = There is no account of this name.
refused-operator = An operator’s account is looked after with the command “lutece admin”.

refused-rated = This game is rated: its bots stay as they are.
