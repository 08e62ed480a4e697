import type { WordMeaning } from '@flink/contract/entities/wordlists.ts';
import { LONGEST_WORD, MOST_WORDS } from '@flink/contract/rules/make/wordlist.ts';
import { SoundButton } from '@flink/make-kit/media/sound-button.tsx';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { writtenIn } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { ListDraft } from './list-draft.ts';
import classes from './wordlists.module.css';
import type { Asset } from './words/what-is-missing.ts';

export type WordState =
  | { readonly kind: 'empty' | 'twice' | 'missing' }
  /** Written, and not looked up yet. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'known'; readonly meaning: WordMeaning; readonly meaningCount: number };

interface WordHalvesProps {
  readonly draft: ListDraft;
  /** One for each place. */
  readonly states: readonly WordState[];
  readonly links: Readonly<Record<string, string>>;
  readonly chosen: number;
  readonly mayEdit: boolean;
  readonly onChoose: (at: number) => void;
  readonly onWord: (at: number, word: string) => void;
  readonly onMake: () => void;
  /** Several lines were pasted into the place of one word. */
  readonly onLines: (text: string) => void;
  /** The word at a place is to get what it lacks. */
  readonly onLack: (at: number, asset: Asset) => void;
  /** Its spelling has several meanings. */
  readonly onMeanings: (at: number) => void;
}

const HALF = MOST_WORDS / 2;

/** Spec 3 §9: twenty words in two halves. */
export function WordHalves(props: WordHalvesProps) {
  const { t } = useTexts();
  const card = useRef<HTMLDivElement>(null);
  const isEmpty = props.states.every(({ kind }) => kind === 'empty');
  // An empty list is there to be written in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is opened.
  useEffect(() => {
    if (isEmpty && props.mayEdit) card.current?.querySelector<HTMLInputElement>('[data-word="0"]')?.focus();
  }, []);

  const go = (event: KeyboardEvent<HTMLInputElement>, at: number) => {
    if (event.nativeEvent.isComposing) return;
    const to = { Enter: at + 1, ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
    const field =
      to === undefined ? null : card.current?.querySelector<HTMLInputElement>(`[data-word="${to}"]`);
    if (!field) return;
    event.preventDefault();
    field.focus();
    field.select();
  };
  return (
    <div ref={card} className={classes.halves}>
      {[0, HALF].map((start) => (
        <section
          key={start}
          aria-label={t('make.wordlists.half', { from: start + 1, to: start + HALF })}
          className={classes.half}
        >
          <div className={classes.halfHead} aria-hidden="true">
            <span />
            <span>{t('make.wordlists.half', { from: start + 1, to: start + HALF })}</span>
            <Icon name="photo" size={16} />
            <Icon name="volume" size={16} />
            <Icon name="message-2" size={16} />
          </div>
          <ol start={start + 1}>
            {props.states.slice(start, start + HALF).map((state, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is a place of the list, whatever stands there.
              <Row key={start + index} {...props} at={start + index} state={state} onKey={go} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

interface RowProps extends WordHalvesProps {
  readonly at: number;
  readonly state: WordState;
  readonly onKey: (event: KeyboardEvent<HTMLInputElement>, at: number) => void;
}

function Row({
  draft,
  at,
  state,
  links,
  chosen,
  mayEdit,
  onChoose,
  onWord,
  onKey,
  onMake,
  onLines,
  onLack,
  onMeanings,
}: RowProps) {
  const { t } = useTexts();
  const word = draft.words[at]?.word ?? '';
  const isLong = word.length > LONGEST_WORD;
  const isBad = isLong || state.kind === 'missing' || state.kind === 'twice';
  const said = {
    missing: t('make.wordlists.notInDatabase'),
    twice: t('make.wordlists.twice'),
    long: t('office.field.long', { count: word.length, most: LONGEST_WORD }),
  };
  return (
    <li
      className={classes.word}
      data-chosen={at === chosen ? '' : undefined}
      data-bad={isBad ? '' : undefined}
    >
      <span className={classes.number} aria-hidden="true">
        {at + 1}
      </span>
      <span className={classes.written}>
        <input
          data-word={at}
          aria-label={t('make.wordlists.word', { number: at + 1 })}
          aria-invalid={isBad || undefined}
          value={word}
          readOnly={!mayEdit}
          autoComplete="off"
          spellCheck={false}
          {...writtenIn(draft.locale, word)}
          onFocus={() => onChoose(at)}
          onChange={(event) => onWord(at, event.currentTarget.value)}
          onKeyDown={(event) => onKey(event, at)}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text/plain').trim();
            // The import says which words are too long; the field would cut them silently.
            if (!mayEdit || !(/[\r\n\t]/.test(text) || text.length > LONGEST_WORD)) return;
            event.preventDefault();
            onLines(text);
          }}
        />
        {state.kind === 'known' && state.meaningCount > 1 && (
          <button type="button" className={classes.meanings} onClick={() => onMeanings(at)}>
            {t('make.wordlists.meanings', { count: state.meaningCount })}
          </button>
        )}
        {isBad && (
          <span className={classes.refusal}>
            <Icon name="alert-circle" size={14} />
            <span>{said[isLong ? 'long' : state.kind === 'twice' ? 'twice' : 'missing']}</span>
          </span>
        )}
      </span>
      {state.kind === 'missing' && !isLong && mayEdit && (
        <Button variant="quiet" onClick={onMake}>
          {t('make.wordlists.addIt')}
        </Button>
      )}
      {state.kind === 'known' && (
        <Assets meaning={state.meaning} links={links} word={word} onLack={(asset) => onLack(at, asset)} />
      )}
    </li>
  );
}

interface AssetsProps {
  readonly meaning: WordMeaning;
  readonly links: Readonly<Record<string, string>>;
  readonly word: string;
  readonly onLack: (asset: Asset) => void;
}

/** Picture, sound and sentence of a word; where one is missing, the way to give it one. */
function Assets({ meaning, links, word, onLack }: AssetsProps) {
  const { t } = useTexts();
  const { wordImage, wordAudio, sentence } = meaning;
  const lack = (asset: Asset, label: string) => (
    <button
      type="button"
      className={classes.lack}
      aria-label={label}
      title={label}
      onClick={() => onLack(asset)}
    >
      <Icon name={asset === 'picture' ? 'photo-plus' : 'plus'} size={16} />
    </button>
  );
  return (
    <>
      <span className={classes.picture}>
        {wordImage === null ? (
          lack('picture', t('make.wordlists.noPictureOf', { word }))
        ) : (
          <img src={links[wordImage] ?? wordImage} alt="" loading="lazy" />
        )}
      </span>
      {wordAudio === null ? (
        lack('sound', t('make.wordlists.noSoundOf', { word }))
      ) : (
        <SoundButton url={links[wordAudio] ?? wordAudio} name={word} />
      )}
      {sentence === null ? (
        lack('sentence', t('make.wordlists.noSentenceOf', { word }))
      ) : (
        <span className={classes.has} title={sentence}>
          <Icon name="message-2" size={18} />
          <span className={classes.hidden}>{sentence}</span>
        </span>
      )}
    </>
  );
}
