/** So many learners play together on one device (spec 1 §2). */
export const TEAM_SIZE = 3;
