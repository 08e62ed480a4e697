/** Long enough to be hard to guess at ten guesses an hour, short enough for a family to remember. */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 200;
