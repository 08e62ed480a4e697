import { DEFAULT_LOCALE } from '@flink/contract/texts/translate.ts';
import { textIn, valueIn } from '../opening/stored-words.ts';

/** One sheet of help; what it has no words for, the shell says in general words. */
export interface HelpSheet {
  readonly kind: 'activity' | 'team';
  readonly html: string | null;
  readonly text: string | null;
  /** A file of the activity. */
  readonly audio: string | null;
  /** The parts of the activity that name its files. */
  readonly from: { readonly html: string; readonly audio: string };
  readonly locale: string;
}

export interface HelpWish {
  readonly data: unknown;
  /** The language of the activity, and that of the learner. */
  readonly activityLocale: string;
  readonly locale: string;
  readonly isAdmin: boolean;
  /** Takes turns on one device. */
  readonly team: boolean;
  readonly teamText: string | null;
}

/** Every sheet that the help button opens: team help only for a team (spec 1 §4). */
export function helpOf(wish: HelpWish): readonly [HelpSheet, ...HelpSheet[]] {
  const own = activityHelp(wish);
  return wish.team ? [own, teamHelp(wish)] : [own];
}

export interface HelpSettings {
  readonly activityHelp: boolean;
  readonly teamHelp: boolean;
}

/** What opens by itself before the game starts. */
export function firstHelp(sheets: readonly HelpSheet[], settings: HelpSettings): readonly HelpSheet[] {
  return sheets.filter(({ kind }) => (kind === 'team' ? settings.teamHelp : settings.activityHelp));
}

function activityHelp({ data, activityLocale, locale, isAdmin }: HelpWish): HelpSheet {
  const many = valueIn(data, 'multiLocaleHelp');
  const fallback = textIn(data, 'helpLocale') ?? activityLocale;
  if (typeof many === 'object' && many !== null) {
    const spoken = [locale, fallback, DEFAULT_LOCALE, ...Object.keys(many)].find(
      (code) => typeof valueIn(many, code) === 'object' && valueIn(many, code) !== null,
    );
    if (spoken !== undefined)
      return {
        ...sheetOf(valueIn(many, spoken), spoken, isAdmin),
        from: { html: 'multiLocaleHelp', audio: 'multiLocaleHelp' },
      };
  }
  return sheetOf(data, fallback, isAdmin);
}

const OWN_PARTS: HelpSheet['from'] = { html: 'helpHtml', audio: 'helpAudio' };

function sheetOf(words: unknown, locale: string, isAdmin: boolean): HelpSheet {
  return {
    kind: 'activity',
    html: forWhom(words, 'helpHtml', isAdmin),
    text: forWhom(words, 'helpString', isAdmin),
    audio: forWhom(words, 'helpAudio', isAdmin),
    from: OWN_PARTS,
    locale,
  };
}

/** One for all, or one for the family admin and one for the members; who has none of their own gets the other's. */
function forWhom(words: unknown, key: string, isAdmin: boolean): string | null {
  const value = valueIn(words, key);
  if (typeof value === 'string') return textIn(words, key);
  const [own, other] = isAdmin ? ['admin', 'member'] : ['member', 'admin'];
  return textIn(value, own ?? '') ?? textIn(value, other ?? '');
}

const teamHelp = ({ teamText, locale }: HelpWish): HelpSheet => ({
  kind: 'team',
  html: null,
  text: teamText,
  audio: null,
  from: OWN_PARTS,
  locale,
});
