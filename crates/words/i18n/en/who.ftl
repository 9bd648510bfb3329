# A player and what they do, for whoever reads of themselves and for everybody else. Each language has
# the verbs it needs: a sentence that begins with one says { who-it } in place of the name and the verb.

who-you = You
who-adds = { $who_is ->
    [you] You add
   *[other] { $who } adds
}
who-begins = { $who_is ->
    [you] You begin
   *[other] { $who } begins
}
who-blocks = { $who_is ->
    [you] You block
   *[other] { $who } blocks
}
who-builds = { $who_is ->
    [you] You build
   *[other] { $who } builds
}
who-buys = { $who_is ->
    [you] You buy
   *[other] { $who } buys
}
who-can = { $who_is ->
    [you] You can
   *[other] { $who } can
}
who-chooses = { $who_is ->
    [you] You choose
   *[other] { $who } chooses
}
who-declines = { $who_is ->
    [you] You decline
   *[other] { $who } declines
}
who-discards = { $who_is ->
    [you] You discard
   *[other] { $who } discards
}
who-draws = { $who_is ->
    [you] You draw
   *[other] { $who } draws
}
who-ends = { $who_is ->
    [you] You end
   *[other] { $who } ends
}
who-gets = { $who_is ->
    [you] You get
   *[other] { $who } gets
}
who-has = { $who_is ->
    [you] You have
   *[other] { $who } has
}
who-lays = { $who_is ->
    [you] You lay
   *[other] { $who } lays
}
who-looks = { $who_is ->
    [you] You look
   *[other] { $who } looks
}
who-opens = { $who_is ->
    [you] You open
   *[other] { $who } opens
}
who-passes = { $who_is ->
    [you] You pass
   *[other] { $who } passes
}
who-pays = { $who_is ->
    [you] You pay
   *[other] { $who } pays
}
who-places = { $who_is ->
    [you] You place
   *[other] { $who } places
}
who-puts = { $who_is ->
    [you] You put
   *[other] { $who } puts
}
who-removes = { $who_is ->
    [you] You remove
   *[other] { $who } removes
}
who-renews = { $who_is ->
    [you] You renew
   *[other] { $who } renews
}
who-retires = { $who_is ->
    [you] You retire
   *[other] { $who } retires
}
who-returns = { $who_is ->
    [you] You return
   *[other] { $who } returns
}
who-sells = { $who_is ->
    [you] You sell
   *[other] { $who } sells
}
who-takes = { $who_is ->
    [you] You take
   *[other] { $who } takes
}
who-uses = { $who_is ->
    [you] You use
   *[other] { $who } uses
}
