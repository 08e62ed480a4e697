import type { Preview, PreviewedGame } from '@flink/contract/entities/generation.ts';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { type Translate, useTexts } from '@flink/ui/texts/texts.tsx';
import classes from './generate.module.css';

interface GameNeedsProps {
  readonly game: PreviewedGame;
  readonly words: Preview['words'];
  readonly locale: string;
}

interface Need {
  readonly text: string;
  readonly has: string;
  readonly isMet: boolean;
}

const lengthOf = (word: string, locale: string): number =>
  [...new Intl.Segmenter(locale).segment(word)].length;

function signsWords(
  t: Translate,
  { hyphenAllowed, spacesAllowed }: NonNullable<PreviewedGame['needs']>,
): string {
  if (hyphenAllowed)
    return spacesAllowed ? t('make.generate.need.anySigns') : t('make.generate.need.noSpaces');
  return spacesAllowed ? t('make.generate.need.noHyphens') : t('make.generate.need.noSigns');
}

/** What the template asks of words, beside what this list has. */
export function GameNeeds({ game: { needs, taken, of, misfits }, words, locale }: GameNeedsProps) {
  const { t } = useTexts();
  if (!needs) return null;
  const found = words.filter(({ wordId }) => wordId !== null);
  const ofList = (count: number) => t('make.generate.some', { taken: count, of });
  const longest = Math.max(0, ...found.map(({ word }) => lengthOf(word, locale)));
  const marked = found.filter(({ word }) => /[\s\-‐‑]/u.test(word)).length;
  const pictured = found.filter(({ picture }) => picture !== null).length;
  const heard = found.filter(({ hasAudio }) => hasAudio).length;
  const out = (reason: 'hyphen' | 'space') => misfits.some((one) => one.reason === reason);
  const list: readonly Need[] = [
    {
      text: t('make.generate.need.words', { count: needs.minWords }),
      has: String(taken),
      isMet: taken >= needs.minWords,
    },
    ...(needs.imageRequired
      ? [{ text: t('make.generate.need.picture'), has: ofList(pictured), isMet: pictured === of }]
      : []),
    ...(needs.audioRequired
      ? [{ text: t('make.generate.need.audio'), has: ofList(heard), isMet: heard === of }]
      : []),
    {
      text: t('make.generate.need.length', { count: needs.maxWordLength }),
      has: t('make.generate.longest', { count: longest }),
      isMet: longest <= needs.maxWordLength,
    },
    {
      text: signsWords(t, needs),
      has: t('make.generate.wordCount', { count: marked }),
      isMet: !out('hyphen') && !out('space'),
    },
  ];
  return (
    <section className={classes.block}>
      <h3>{t('make.generate.needs')}</h3>
      <ul className={classes.needs}>
        {list.map(({ text, has, isMet }) => (
          <li key={text} data-met={isMet ? '' : undefined}>
            <Icon name={isMet ? 'circle-check' : 'alert-triangle'} size={18} />
            <span className={classes.grow}>{text}</span>
            <em>{has}</em>
          </li>
        ))}
      </ul>
    </section>
  );
}
