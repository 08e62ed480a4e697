import type * as described from '../description/field.ts';
import { type Place, valueAt } from '../document/place.ts';
import { removed } from '../document/problems.ts';
import { type Change, type ControlProps, useEditing, useSpot, useValueAt } from '../editing.tsx';
import { ControlFrame } from '../fields/control-frame.tsx';
import listClasses from '../fields/list-controls.module.css';
import { ListSection, listIn } from '../fields/list-controls.tsx';
import { useFieldWords } from '../words.ts';
import { AudioField } from './audio/audio-field.tsx';
import { wordsBeside } from './audio/words-beside.ts';
import { FileControl } from './file-control.tsx';
import { PictureField, type PictureFieldProps } from './picture/picture-field.tsx';

interface MediaControlProps {
  readonly kind: described.FileKind;
  readonly label: string;
  readonly place: Place;
  readonly value: string | undefined;
  readonly onChange: (file: string | undefined, at: Place, beside?: readonly Change[]) => void;
  /** What is to be heard or seen. */
  readonly words: string;
  readonly shows?: PictureFieldProps['shows'];
}

function MediaControl({ kind, words, shows, ...given }: MediaControlProps) {
  const { locale } = useEditing();
  if (kind === 'audio') return <AudioField {...given} words={words} language={locale} />;
  if (kind === 'image') return <PictureField {...given} words={words} language={locale} shows={shows} />;
  return <FileControl kind={kind} {...given} />;
}

const fileIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export function FileFieldControl({ place, name, field }: ControlProps<described.FileField>) {
  const { changeAll } = useEditing();
  const spot = useSpot(place);
  const { label, hint } = useFieldWords(name, field);
  const around = place.slice(0, -1);
  const siblings = (useValueAt(around) ?? {}) as Readonly<Record<string, unknown>>;
  const shows = field.shows && {
    field: field.shows,
    value: fileIn(siblings[field.shows]) ?? '',
  };
  return (
    <ListSection place={place} label={label} hint={hint}>
      <MediaControl
        kind={field.file}
        label={label}
        words={wordsBeside(field.file === 'audio' ? name : 'audio', siblings)}
        {...(shows ? { shows } : {})}
        place={place}
        value={fileIn(spot.value)}
        onChange={(file, at, beside = []) => changeAll([{ place: at, value: file }, ...beside])}
      />
    </ListSection>
  );
}

export function FilesControl({ place, name, field }: ControlProps<described.FilesField>) {
  const { changeAll, now } = useEditing();
  const spot = useSpot(place);
  const words = useFieldWords(name, field);
  const filesIn = (value: unknown) => listIn(value).filter((one) => typeof one === 'string');
  const list = filesIn(spot.value);
  /** One of them is another, or gone; those that came meanwhile stay. */
  const listed = (at: Place, next: string | undefined): Change => {
    const around = at.slice(0, -1);
    const files = filesIn(valueAt(now().content, around));
    const index = Math.min(Number(at.at(-1)), files.length);
    const value = next === undefined ? removed(files, index) : files.toSpliced(index, 1, next);
    return { place: around, value };
  };
  return (
    <ListSection place={place} label={words.label} hint={words.hint}>
      <ol className={listClasses.files}>
        {[...list, undefined].slice(0, field.most).map((file, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand there twice.
          <li key={index}>
            <ControlFrame place={[...place, index]}>
              <MediaControl
                kind={field.file}
                label={words.one(index)}
                words=""
                place={[...place, index]}
                value={file}
                onChange={(next, at, beside = []) => changeAll([listed(at, next), ...beside])}
              />
            </ControlFrame>
          </li>
        ))}
      </ol>
    </ListSection>
  );
}

/** A file for every word that stands in the list beside it. */
export function FileByWordControl({ place, name, field }: ControlProps<described.FileByWordField>) {
  const { changeAll } = useEditing();
  const spot = useSpot(place);
  const { label, hint } = useFieldWords(name, field);
  const words = listIn(useValueAt([...place.slice(0, -1), field.of])).filter(
    (word) => typeof word === 'string' && word.trim() !== '',
  ) as string[];
  return (
    <ListSection place={place} label={label} hint={hint}>
      <ol className={listClasses.files}>
        {[...new Set(words)].map((word) => (
          <li key={word}>
            <ControlFrame place={[...place, word]}>
              <span className={listClasses.ofWord}>{word}</span>
              <MediaControl
                kind={field.file}
                label={`${label}: ${word}`}
                words={word}
                place={[...place, word]}
                value={fileIn(valueAt(spot.value, [word]))}
                onChange={(next, at, beside = []) => changeAll([{ place: at, value: next }, ...beside])}
              />
            </ControlFrame>
          </li>
        ))}
      </ol>
    </ListSection>
  );
}
