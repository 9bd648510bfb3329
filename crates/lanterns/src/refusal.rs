//! Why a move is not legal.

table::refusals! {
    /// Why a move is not legal.
    Refusal {
        /// All lanterns hang.
        Over = "lanterns-refusal-over", "all lanterns hang";
        /// The player does not hold this lantern.
        NotHeld(lantern: u8) = "lanterns-refusal-not-held", "lantern {lantern} is not in this hand";
        /// So few play that this post is not used.
        NoPost(post: u8) = "lanterns-refusal-no-post", "post {post} is not used at this table";
        /// Something hangs there.
        Taken(post: u8) = "lanterns-refusal-taken", "there is a lantern at post {post}";
    }
}
