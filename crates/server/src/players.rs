//! What pages and programs can ask about players: their page, leaderboards, and what somebody keeps
//! about another.

use catalog::Kind;
use search::Level;
use site::pages::players::Leaders;
use site::profile::{Best, Entered, Filter, Names, Profile, Rival, Shown, sources};
use site::result::{Finished, Pool, Who};
use site::social::{LONGEST_NOTE, Relation};

use crate::action::tidy;
use crate::app::AppState;
use crate::http::problem::Problem;
use crate::id::{PlayerId, TableId};
use crate::live::decide::Refusal;
use crate::people::{Person, names};
use crate::store::{Account, EventList, StoreError};

/// How many games a page shows.
pub const PAGE: u32 = 20;
/// How many games points are averaged over.
const AVERAGED: u32 = 500;
/// How many games a curve shows.
pub const CURVE: u32 = 500;
/// How many people a page shows somebody played against; bots are few.
const RIVALS: usize = 12;
/// How many of those played against are looked at, so that the bots are among them.
const MET: u32 = 200;
/// How many players a leaderboard shows.
pub const LEADERS: u32 = 100;
/// About how many players somebody may keep something.
const KEPT: u32 = 1_000;

/// Somebody whose page was asked for.
#[derive(Clone, Debug)]
pub struct Whose {
    /// Who.
    pub who: Who,
    /// Their account, if they are no bot.
    pub account: Option<Account>,
}

impl AppState {
    /// The player of a name.
    ///
    /// # Errors
    /// If there is no such account.
    pub async fn player(&self, name: &str) -> Result<Whose, Problem> {
        let account = self.store.account_named(names::shown(name)).await?;
        let account = account.ok_or(Problem::NoAccount)?;
        Ok(Whose { who: Who::Player(account.id), account: Some(account) })
    }

    /// The player of a name, or the bot of `bot:LEVEL`.
    ///
    /// # Errors
    /// If there is none.
    pub async fn player_or_bot(&self, name: &str) -> Result<Whose, Problem> {
        match name.strip_prefix("bot:") {
            Some(level) => {
                let level: Level = level.parse().map_err(|_| Problem::NoAccount)?;
                Ok(Whose { who: Who::Bot(level), account: None })
            }
            None => self.player(name).await,
        }
    }

    /// Whether somebody may see a player's games and ratings, and whether it is their own.
    ///
    /// # Errors
    /// If the store failed.
    pub async fn may_see_player(
        &self,
        whose: &Whose,
        viewer: Option<&Person>,
    ) -> Result<(bool, bool), StoreError> {
        let Some(player) = whose.who.player() else { return Ok((true, false)) };
        let mine = viewer.is_some_and(|viewer| viewer.id == player);
        Ok((mine || !self.store.is_private(player).await?, mine))
    }

    /// The player meant by the text in the field for an opponent: an account's name, or a bot's in
    /// any language.
    ///
    /// # Errors
    /// If there is none of that name.
    pub async fn opponent(&self, text: &str) -> Result<Option<Who>, Problem> {
        if text.trim().is_empty() {
            return Ok(None);
        }
        let look = names::look(text);
        let bot = Level::ALL.into_iter().find(|level| {
            let id = format!("level-{level}");
            words::Lang::ALL.into_iter().any(|lang| names::look(&words::text(lang, &id)) == look)
        });
        match bot {
            Some(level) => Ok(Some(Who::Bot(level))),
            None => self.player_or_bot(text).await.map(|whose| Some(whose.who)),
        }
    }

    /// A player's page, as somebody may see it, with games by a filter and the curve of a pool.
    ///
    /// # Errors
    /// If the store failed.
    pub async fn profile(
        &self,
        whose: &Whose,
        viewer: Option<&Person>,
        filter: &Filter,
        curve: Option<Pool>,
    ) -> Result<Profile, Problem> {
        let (may_see, mine) = self.may_see_player(whose, viewer).await?;
        let account = viewer.filter(|viewer| viewer.account && !mine);
        let relation = match (account, whose.who) {
            (Some(viewer), Who::Player(player)) => {
                Some(self.store.relation(viewer.id, player).await?)
            }
            _ => None,
        };
        let private = match whose.who {
            Who::Player(player) => self.store.is_private(player).await?,
            Who::Bot(_) => false,
        };
        let shown = match may_see {
            true => Some(self.shown(whose.who, mine, filter, curve).await?),
            false => None,
        };
        let account = whose.account.as_ref();
        let circle = match (mine, viewer) {
            (true, Some(viewer)) => self.circle(viewer.id).await?,
            _ => Vec::new(),
        };
        Ok(Profile {
            who: whose.who,
            name: account.map(|account| account.name.clone()).unwrap_or_default(),
            since: account.map(|account| account.created),
            private,
            mine,
            relation,
            circle,
            shown,
        })
    }

    async fn shown(
        &self,
        who: Who,
        mine: bool,
        filter: &Filter,
        curve: Option<Pool>,
    ) -> Result<Shown, StoreError> {
        let store = &self.store;
        let filter = Filter { public: !mine, ..filter.clone() };
        let all = Filter { public: !mine, ..Filter::default() };
        // Independent queries run at once: for somebody who has played thousands of games, that
        // halves the wait.
        let (standings, mut games, records, rivals, latest, bests, events) = tokio::try_join!(
            store.standings_of(who),
            store.games_of(who, filter, PAGE + 1),
            store.record_of(who, !mine),
            store.rivals_of(who, !mine, MET),
            store.games_of(who, all, AVERAGED),
            self.bests(who, !mine),
            self.entered(who, mine),
        )?;
        // The one that was asked for, or that of the latest game.
        let last = || {
            let last = standings.iter().max_by_key(|(_, standing)| standing.at);
            last.map(|(pool, _)| pool.clone())
        };
        let curve = match curve.or_else(last) {
            Some(pool) => Some((pool.clone(), store.curve_of(who, pool, CURVE).await?)),
            None => None,
        };
        let more = games.len() > PAGE as usize;
        games.truncate(PAGE as usize);
        let (people, bots): (Vec<Rival>, Vec<Rival>) =
            rivals.into_iter().partition(|rival| rival.who.player().is_some());
        let rivals: Vec<Rival> = people.into_iter().take(RIVALS).chain(bots).collect();
        let mut known: Vec<Who> = rivals.iter().map(|rival| rival.who).collect();
        known.extend(games.iter().flat_map(|game| game.parties.iter().map(|party| party.who)));
        Ok(Shown {
            now: self.tables.now(),
            curve,
            records,
            sources: sources(who, &latest),
            bests,
            names: self.names(known).await?,
            standings,
            rivals,
            games,
            more,
            events,
        })
    }

    /// What somebody may be proud of, in public games only or in all.
    ///
    /// # Errors
    /// If the store failed.
    pub async fn bests(&self, who: Who, public: bool) -> Result<Vec<Best>, StoreError> {
        let feats = Kind::ALL.iter().flat_map(|kind| kind.feats()).collect();
        Ok(Best::all(&self.store.bests_of(who, feats, public).await?))
    }

    /// The events that somebody took part in, as far as they are told.
    async fn entered(&self, who: Who, mine: bool) -> Result<Vec<Entered>, StoreError> {
        let Some(player) = who.player() else { return Ok(Vec::new()) };
        let events = self.store.events(EventList::Of(player), PAGE).await?;
        Ok(events.iter().filter_map(|(_, event)| Entered::of(event, player, mine)).collect())
    }

    /// What players are called.
    ///
    /// # Errors
    /// If the store failed.
    pub async fn names(&self, who: Vec<Who>) -> Result<Names, StoreError> {
        let mut players: Vec<PlayerId> = who.into_iter().filter_map(Who::player).collect();
        players.sort_unstable();
        players.dedup();
        Ok(Names(self.store.names_of(players).await?.into_iter().collect()))
    }

    /// Somebody's games by a filter, as somebody else may see them.
    ///
    /// # Errors
    /// If they are private, or the store failed.
    pub async fn games_of(
        &self,
        whose: &Whose,
        viewer: Option<&Person>,
        filter: Filter,
    ) -> Result<(Vec<Finished>, Names), Problem> {
        let (may_see, mine) = self.may_see_player(whose, viewer).await?;
        if !may_see {
            return Ok((Vec::new(), Names::default()));
        }
        let filter = Filter { public: !mine, ..filter };
        let games = self.store.games_of(whose.who, filter, PAGE).await?;
        let who = games.iter().flat_map(|game| game.parties.iter().map(|party| party.who));
        let names = self.names(who.collect()).await?;
        Ok((games, names))
    }

    /// The best of a game and number of players; those that are not given are the first.
    ///
    /// # Errors
    /// If the store failed.
    pub async fn leaders(
        &self,
        kind: Option<Kind>,
        seats: Option<usize>,
    ) -> Result<Leaders, StoreError> {
        let kind = kind.unwrap_or(Kind::ALL[0]);
        let range = kind.seats();
        let seats = seats.unwrap_or(*range.start()).clamp(*range.start(), *range.end());
        let pool = Pool { game: kind.to_string(), seats: seats as u32 };
        let standings = self.store.leaders(pool.clone(), LEADERS).await?;
        let names = self.names(standings.iter().map(|(who, _)| *who).collect()).await?;
        Ok(Leaders { pool, standings, names, now: self.tables.now() })
    }

    /// Whom somebody keeps something about, by name.
    ///
    /// # Errors
    /// If the store failed.
    pub async fn circle(&self, player: PlayerId) -> Result<Vec<(String, Relation)>, StoreError> {
        let relations = self.store.relations(player).await?;
        let names = self.names(relations.iter().map(|(it, _)| Who::Player(*it)).collect()).await?;
        let mut circle: Vec<_> = relations
            .into_iter()
            .filter_map(|(other, relation)| Some((names.0.get(&other)?.clone(), relation)))
            .collect();
        circle.sort_by(|a, b| a.0.cmp(&b.0));
        Ok(circle)
    }

    /// Whether somebody does not want to play with another.
    ///
    /// # Errors
    /// If the store failed.
    pub async fn keeps_out(&self, player: PlayerId, other: &Person) -> Result<bool, StoreError> {
        if !other.account || player == other.id {
            return Ok(false);
        }
        Ok(self.store.relation(player, other.id).await?.blocks)
    }

    /// Whether the owner of a table does not want to play with somebody who has no seat there.
    ///
    /// # Errors
    /// If there is no such table, or the store failed.
    pub async fn is_kept_out(&self, table: TableId, me: &Person) -> Result<bool, Refusal> {
        let owner = self.tables.head(table).await?.owner;
        if !self.keeps_out(owner, me).await? {
            return Ok(false);
        }
        Ok(!self.tables.players(table).await?.contains(&Some(me.id)))
    }

    /// Keeps something about another player.
    ///
    /// # Errors
    /// If there is no such player, it is oneself, or one keeps too much already.
    pub async fn relate(
        &self,
        me: &Person,
        name: &str,
        change: impl FnOnce(Relation) -> Relation,
    ) -> Result<Relation, Problem> {
        if !me.account {
            return Err(Problem::Stranger);
        }
        let other = self.player(name).await?.who.player().filter(|other| *other != me.id);
        let other = other.ok_or(Problem::NoAccount)?;
        let new = change(self.store.relation(me.id, other).await?);
        let new = Relation { note: tidy(&new.note, LONGEST_NOTE), ..new };
        match self.store.relate(me.id, other, new.clone(), KEPT).await? {
            true => Ok(new),
            false => Err(Problem::KeptEnough),
        }
    }
}
