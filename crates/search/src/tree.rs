//! The tree of an information-set search: nodes and edges in two arenas, linked by index.
//!
//! An edge is a move; its statistics are over every world in which the move was open.

use table::MAX_SEATS;

/// The index of a node or an edge.
pub(crate) type Id = u32;

/// No node or edge.
pub(crate) const NONE: Id = Id::MAX;

/// A node: the player to act knows the moves and events that lead here.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    /// The first edge; `NONE` until the node is expanded.
    pub(crate) first: Id,
    last: Id,
    /// How often the search went on from here.
    pub(crate) visits: u32,
    sum: f32,
    square: f32,
    /// The best one-ply value and the spread of all when the node was expanded.
    pub(crate) best: f32,
    pub(crate) spread: f32,
}

impl Node {
    const fn new() -> Self {
        Self { first: NONE, last: NONE, visits: 0, sum: 0.0, square: 0.0, best: 0.0, spread: 1.0 }
    }

    /// How much the results seen by the player to act differ: a standard deviation, with four
    /// imagined visits so that the first ones do not decide alone.
    pub(crate) fn deviation(&self) -> f32 {
        const IMAGINED: f32 = 4.0;
        const TYPICAL: f32 = 0.1;
        let visits = self.visits as f32;
        let own = if visits > 0.0 { self.square - self.sum * self.sum / visits } else { 0.0 };
        ((own.max(0.0) + IMAGINED * TYPICAL * TYPICAL) / (visits + IMAGINED)).sqrt()
    }

    /// Counts one result of the player to act.
    pub(crate) fn count(&mut self, reward: f32) {
        self.visits += 1;
        self.sum += reward;
        self.square += reward * reward;
    }
}

/// An edge: one move of a node's player.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge<M> {
    /// The move.
    pub(crate) mv: M,
    /// Whether it only repeats another order of moves: it is never played then.
    pub(crate) repeats: bool,
    /// Its weight among its siblings; shares of the weight are priors.
    pub(crate) weight: f32,
    /// Its one-ply value for the player to act.
    pub(crate) value: f32,
    /// How often it was open.
    pub(crate) available: u32,
    /// How often it was played.
    pub(crate) visits: u32,
    /// The sum of the results for each seat.
    pub(crate) total: [f32; MAX_SEATS],
    child: Id,
    /// The next edge of the same node.
    pub(crate) next: Id,
}

/// The arenas. Node 0 is the root.
#[derive(Clone, Debug)]
pub(crate) struct Tree<M> {
    nodes: Vec<Node>,
    edges: Vec<Edge<M>>,
}

impl<M: Copy + Eq> Tree<M> {
    /// The root of every tree.
    pub(crate) const ROOT: Id = 0;

    /// A tree with an unexpanded root.
    pub(crate) fn new() -> Self {
        Self { nodes: vec![Node::new()], edges: Vec::new() }
    }

    pub(crate) fn node(&self, id: Id) -> &Node {
        &self.nodes[id as usize]
    }

    pub(crate) fn node_mut(&mut self, id: Id) -> &mut Node {
        &mut self.nodes[id as usize]
    }

    pub(crate) fn edge(&self, id: Id) -> &Edge<M> {
        &self.edges[id as usize]
    }

    pub(crate) fn edge_mut(&mut self, id: Id) -> &mut Edge<M> {
        &mut self.edges[id as usize]
    }

    /// How many edges there are, which decides how much memory it takes.
    pub(crate) fn size(&self) -> usize {
        self.edges.len()
    }

    /// Adds a move to a node.
    pub(crate) fn add(&mut self, node: Id, mv: M, value: f32, weight: f32) -> Id {
        let id = self.edges.len() as Id;
        self.edges.push(Edge {
            mv,
            repeats: false,
            weight,
            value,
            available: 0,
            visits: 0,
            total: [0.0; MAX_SEATS],
            child: NONE,
            next: NONE,
        });
        let owner = &mut self.nodes[node as usize];
        if owner.first == NONE {
            owner.first = id;
        } else {
            self.edges[owner.last as usize].next = id;
        }
        self.nodes[node as usize].last = id;
        id
    }

    /// Adds a move to a node that is not to be played there: it repeats another order.
    pub(crate) fn add_repeat(&mut self, node: Id, mv: M) -> Id {
        let id = self.add(node, mv, 0.0, 0.0);
        self.edge_mut(id).repeats = true;
        id
    }

    /// The edges of a node.
    pub(crate) fn edges(&self, node: Id) -> impl Iterator<Item = Id> {
        let mut at = self.node(node).first;
        std::iter::from_fn(move || {
            let id = at;
            (id != NONE).then(|| {
                at = self.edge(id).next;
                id
            })
        })
    }

    /// The edge of `mv`, searched for from `hint` on and then from the beginning: generators have a
    /// stable order, so the hint is nearly always right.
    pub(crate) fn find(&self, node: Id, hint: Id, mv: M) -> Option<Id> {
        let first = self.node(node).first;
        let walk = |from: Id, until: Id| {
            let mut at = from;
            while at != until && at != NONE {
                let edge = self.edge(at);
                if edge.mv == mv {
                    return Some(at);
                }
                at = edge.next;
            }
            None
        };
        walk(hint, NONE).or_else(|| walk(first, hint))
    }

    /// The node below an edge, made if there is none.
    pub(crate) fn child(&mut self, edge: Id) -> Id {
        if let Some(id) = self.known_child(edge) {
            return id;
        }
        let id = self.nodes.len() as Id;
        self.nodes.push(Node::new());
        self.edge_mut(edge).child = id;
        id
    }

    /// The node below an edge, if the search went there.
    pub(crate) fn known_child(&self, edge: Id) -> Option<Id> {
        Some(self.edge(edge).child).filter(|&id| id != NONE)
    }

    /// The tree below a move that was played; `None` if the search never went there.
    pub(crate) fn below(&self, mv: M) -> Option<Self> {
        let edge = self.edges(Self::ROOT).find(|&id| self.edge(id).mv == mv)?;
        let top = self.known_child(edge)?;
        (self.node(top).first != NONE).then(|| self.copied(top, 0))
    }

    /// The same tree without what lies below positions that were visited less than `least` times;
    /// what was found about the moves that lead there stays.
    pub(crate) fn thinned(&self, least: u32) -> Self {
        self.copied(Self::ROOT, least)
    }

    /// The tree from `top` on, as far as its positions were visited at least that often.
    fn copied(&self, top: Id, least: u32) -> Self {
        let mut tree = Self::new();
        let mut open = vec![(top, Self::ROOT)];
        while let Some((from, to)) = open.pop() {
            let Node { first, last, .. } = *tree.node(to);
            *tree.node_mut(to) = Node { first, last, ..*self.node(from) };
            for old in self.edges(from) {
                let edge = *self.edge(old);
                let new = tree.add(to, edge.mv, edge.value, edge.weight);
                *tree.edge_mut(new) = Edge { child: NONE, next: NONE, ..edge };
                let child = self.known_child(old);
                if let Some(child) = child.filter(|&child| self.node(child).visits >= least) {
                    open.push((child, tree.child(new)));
                }
            }
        }
        tree
    }

    /// Forgets the moves of the root that `keep` rejects because they belong to other worlds, and
    /// those marked as repeating another order: that order was not played, so they are ordinary
    /// moves now.
    pub(crate) fn retain_root(&mut self, keep: impl Fn(M) -> bool) {
        let keep = |id: &Id| !self.edge(*id).repeats && keep(self.edge(*id).mv);
        let kept: Vec<_> = self.edges(Self::ROOT).filter(keep).collect();
        for pair in kept.windows(2) {
            self.edge_mut(pair[0]).next = pair[1];
        }
        if let Some(&last) = kept.last() {
            self.edge_mut(last).next = NONE;
        }
        let root = self.node_mut(Self::ROOT);
        root.first = kept.first().copied().unwrap_or(NONE);
        root.last = kept.last().copied().unwrap_or(NONE);
    }

    /// The most visited moves from `node` on, at most `longest`.
    pub(crate) fn line(&self, node: Id, longest: usize) -> Vec<M> {
        let mut line = Vec::new();
        let mut at = node;
        while line.len() < longest {
            let best = self.edges(at).max_by_key(|&id| self.edge(id).visits);
            let Some(best) = best.filter(|&id| self.edge(id).visits > 0) else { break };
            line.push(self.edge(best).mv);
            let Some(child) = self.known_child(best) else { break };
            at = child;
        }
        line
    }
}
