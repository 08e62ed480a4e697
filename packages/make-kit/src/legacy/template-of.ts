/** Spec 3 §5.3: moving answers were four templates; here they are four looks of one. */
export const MOVING = 'moving-answers';
export const MOVING_LOOKS = ['zap', 'picturezap', 'capturedata', 'gotit'] as const;

export type MovingLook = (typeof MOVING_LOOKS)[number];

/** Which template an old activity is of; of moving answers also which of the four. */
export interface LegacyTemplate {
  readonly alias: string;
  readonly look: MovingLook | null;
}

/** The words of a name in small letters: `PictureZap_v2` is picture, zap, v. */
const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');

/** Whether a name begins with the words of another, written together or apart. */
function begins(name: string, with_: string): boolean {
  const wanted = wordsOf(with_).join('');
  let words = '';
  return wordsOf(name).some((word) => {
    words += word;
    return words === wanted;
  });
}

/** By one name, of a file or written in the data. */
export function templateNamed(name: string, aliases: readonly string[]): LegacyTemplate | null {
  const look = MOVING_LOOKS.find((one) => begins(name, one));
  if (look) return { alias: MOVING, look };
  const alias = aliases.find((one) => one !== MOVING && begins(name, one));
  return alias === undefined ? null : { alias, look: null };
}

/** Pages and programs say by their names what they play; pictures and sounds may be called anything. */
const PROGRAM = /\.(html?|js|swf|xml|css)$/i;

/** Spec 3 §5.3: the template is recognised by file name. */
export function templateOfFiles(paths: readonly string[], aliases: readonly string[]): LegacyTemplate | null {
  for (const path of paths) {
    const file = path.slice(path.lastIndexOf('/') + 1);
    const found = PROGRAM.test(file) ? templateNamed(file.replace(PROGRAM, ''), aliases) : null;
    if (found) return found;
  }
  return null;
}
