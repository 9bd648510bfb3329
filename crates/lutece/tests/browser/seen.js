// Whether something is drawn where a person could see it. Within a drawing Chromium says of itself that it shows what
// its style does not draw at all, as the places for a landmark that nobody holds: but such a thing has no box.
const seen = (it) => it.checkVisibility({ visibilityProperty: true }) && it.getClientRects().length > 0;
