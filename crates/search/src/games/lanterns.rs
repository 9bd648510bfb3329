//! Lanterns, about which the bots know nothing but the rules.

use std::sync::OnceLock;

use lanterns::Lanterns;

use crate::bot::{HasEvaluation, Strengths};
use crate::evaluate::Knowledge;
use crate::linear::Linear;
use crate::rules_only::RulesOnly;

impl HasEvaluation for Lanterns {
    type Measure = RulesOnly;

    const STRENGTHS: Strengths =
        Strengths { stroll: 0.6, browse: 0.2, among: 0.0, architecte: 100 };

    fn knowledge() -> &'static Knowledge<RulesOnly> {
        static KNOWLEDGE: OnceLock<Knowledge<RulesOnly>> = OnceLock::new();
        KNOWLEDGE.get_or_init(|| Linear::plain::<Self>(RulesOnly).into())
    }

    type First = RulesOnly;

    const FIRST: Strengths = Self::STRENGTHS;

    fn first() -> &'static Linear<RulesOnly> {
        Self::evaluation()
    }
}
