/** As many activities as are translated side by side and saved together. */
export const MAX_ACTIVITIES_AT_ONCE = 20;
/** Of one text. */
export const MAX_TEXT_LENGTH = 50_000;
