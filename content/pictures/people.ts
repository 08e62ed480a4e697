/**
 * The pictures of people and of their bodies, in another skin, hair or sex than the yellow one that the icon's own name
 * has: a child should find people like its own among them.
 */
export const people: ReadonlyMap<string, string> = new Map([
  ['teacher', 'woman-teacher-medium-dark'],
  ['health-worker', 'woman-health-worker-dark'],
  ['farmer', 'man-farmer-medium'],
  ['cook', 'man-cook-medium-light'],
  ['firefighter', 'woman-firefighter-medium-dark'],
  ['police-officer', 'man-police-officer-dark'],
  ['construction-worker', 'man-construction-worker-medium-light'],
  ['mechanic', 'woman-mechanic-medium'],
  ['pilot', 'woman-pilot-medium'],
  ['scientist', 'man-scientist-dark'],
  ['artist', 'man-artist-light'],
  ['singer', 'woman-singer-medium'],
  ['judge', 'woman-judge-medium-dark'],
  ['astronaut', 'woman-astronaut-medium-dark'],
  ['ear', 'ear-medium'],
  ['nose', 'nose-medium-dark'],
  ['raised-hand', 'raised-hand-medium-dark'],
  ['index-pointing-up', 'index-pointing-up-medium-light'],
  ['raised-fist', 'raised-fist-dark'],
  ['foot', 'foot-medium'],
  ['flexed-biceps', 'flexed-biceps-medium-light'],
]);
