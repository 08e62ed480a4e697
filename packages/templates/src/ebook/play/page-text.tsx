import { readingFace } from '@flink/game-kit/model/text/author-type.ts';
import { fontSizeInVmin } from '@flink/game-kit/model/text/text-size.ts';
import { tokensIn } from '@flink/game-kit/model/text/tokens.ts';
import { Passage } from '@flink/game-kit/react/passage/passage.tsx';
import { setLetters } from '@flink/game-kit/react/passage/set-letters.ts';
import type { PlayHost } from '@flink/game-kit/react/play.ts';
import { classNames } from '@flink/ui/play/class-names.ts';
import { PagedText } from '@flink/ui/play/text/paged-text.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { CSSProperties, Ref, RefObject } from 'react';
import { BOX_LETTERS, type Box, type EbookOptions, PAGE, type Page } from '../model/schema.ts';
import styles from './page-text.module.css';

export interface PageTextProps {
  readonly page: Page;
  readonly host: PlayHost;
  readonly options: EbookOptions;
  /** On what shows the words that are read; null where other words are read than stand there. */
  readonly shown: Ref<HTMLDivElement> | null;
  readonly turning: RefObject<((element: Element) => void) | null>;
  /** False while a reader reads against the clock: no word helps. */
  readonly speaks: boolean;
  onWord(text: string): void;
}

const USUAL_SIZE = 'clamp(24px, 4.5vmin, 58px)';

/** Where the author put it, as shares of the page. */
function placeOf({ dim }: Box): CSSProperties | undefined {
  if (!dim) return undefined;
  const share = (length: number, of: number) => `${((length / of) * 100).toFixed(2)}%`;
  return {
    '--left': share(dim.left, PAGE.width),
    '--top': share(dim.top, PAGE.height),
    '--width': share(dim.width, PAGE.width),
    '--height': share(dim.height, PAGE.height),
  } as CSSProperties;
}

/** As large on the sheet as its author saw them; where there is no sheet, as large as any. */
const lettersOf = (size: number, usual: string) =>
  ({
    '--set': size,
    '--usual': usual,
    '--line': BOX_LETTERS.lineHeight,
    '--inline': BOX_LETTERS.inline,
    '--block': BOX_LETTERS.block,
  }) as CSSProperties;

/** The words of a page. Those that stand somewhere on it do so where there is room; else one after the other. */
export function PageText(props: PageTextProps) {
  const { page, host, options, shown, turning } = props;
  const { t } = useTexts();
  const boxes = page.boxes.filter(({ text }) => text.trim() !== '');
  const placed = boxes.filter(({ dim }) => dim);
  const flowing = boxes.filter(({ dim }) => !dim);
  const size = options.fontSize
    ? `max(22px, ${fontSizeInVmin(options.fontSize).toFixed(2)}vmin)`
    : USUAL_SIZE;
  const text = {
    fontFamily: options.fontFamily ? readingFace(options.fontFamily) : 'var(--font-read)',
    lang: host.locale,
    back: t('ebook.less'),
    next: t('ebook.more'),
  };
  return (
    <div ref={shown} className={styles.texts}>
      {flowing.length > 0 && (
        <PagedText {...text} size={size} text={flowing.map((box) => box.text).join('\n')} turning={turning}>
          {[...flowing.entries()].map(([place, box]) => (
            <BoxWords key={place} {...props} box={box} />
          ))}
        </PagedText>
      )}
      {[...placed.entries()].map(([place, box]) => (
        <div key={place} className={styles.room} style={placeOf(box)}>
          <div className={styles.placed} style={lettersOf(options.fontSize ?? BOX_LETTERS.size, size)}>
            <PagedText {...text} size="var(--letters)" text={box.text}>
              <BoxWords {...props} box={box} />
            </PagedText>
          </div>
        </div>
      ))}
    </div>
  );
}

function BoxWords({ box, host, speaks, onWord }: PageTextProps & { readonly box: Box }) {
  const { t } = useTexts();
  const tokens = tokensIn(box.text.trim(), host.locale);
  const letters = setLetters(box.html, tokens);
  return (
    <div data-unread={box.ignoreTTS ? '' : undefined} style={letters.style}>
      <Passage
        tokens={tokens}
        locale={host.locale}
        label={t('ebook.text')}
        className={classNames(styles.words, !speaks && styles.silent)}
        word={(place) => ({
          style: letters.at(place),
          'aria-disabled': !speaks || undefined,
          onClick: () => speaks && onWord(tokens[place]?.text ?? ''),
        })}
      />
    </div>
  );
}
