import type { ReviewedIssue } from '@flink/game-kit/model/content/issue.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { blankPiece } from '../description/blank.ts';
import type { PieceField, PiecesField } from '../description/field.ts';
import { controlAt } from '../description/field-at.ts';
import { isWithin, type Place, placeName, valueAt } from '../document/place.ts';
import { moved, removed } from '../document/problems.ts';
import { useSteady } from '../document/use-steady.ts';
import {
  type ControlProps,
  useChosenWithin,
  useEdited,
  useEditing,
  useIssuesWithin,
  useSpot,
} from '../editing.tsx';
import { ListSection, listIn } from '../fields/list-controls.tsx';
import { linesOf, withLines } from '../fields/pasted-lines.ts';
import { useLeftLines } from '../fields/use-left-lines.ts';
import { useFieldWords } from '../words.ts';
import { AddCard, type FirstPart } from './add-card.tsx';
import classes from './piece-controls.module.css';
import type { Held } from './piece-rules.ts';
import { SlotCard } from './slot-card.tsx';
import { SlotPanel } from './slot-panel.tsx';

const NOTHING: Held = { text: '' };
const heldIn = (value: unknown): Held =>
  typeof value === 'object' && value !== null ? (value as Held) : NOTHING;

const isBad = (issues: readonly ReviewedIssue[]) => issues.some(({ severity }) => severity === 'error');

/** Whether words about an answer are asked for here. */
function useAsksFeedback(feedback: PieceField['feedback'], place: Place): boolean {
  return useEdited(({ content }) =>
    typeof feedback === 'boolean'
      ? feedback
      : // The switch stands in the same problem: gameData, problems, its number.
        valueAt(content, [...place.slice(0, 3), feedback.where]) === true,
  );
}

const stays = () => {};

export function PieceControl({ place, name, field }: ControlProps<PieceField>) {
  const { choose, change, locale, host } = useEditing();
  const spot = useSpot(place);
  const issues = useIssuesWithin(place);
  const words = useFieldWords(name, field);
  const feedback = useAsksFeedback(field.feedback, place);
  const isThere = spot.value !== undefined || !field.optional;
  const opened = useChosenWithin(place) !== null;
  const showsPanel = opened && isThere;
  const open = useSteady(() => choose(opened ? null : [...place, 'text']));
  const addAudio = useSteady(() => choose([...place, 'audio']));
  const take = useSteady(() => {
    choose(null);
    spot.set(undefined);
  });
  return (
    <ListSection place={place} label={words.label} hint={words.hint} leads={!showsPanel}>
      <ul className={classes.slots}>
        {isThere ? (
          <SlotCard
            at={placeName(place)}
            name={words.label}
            piece={heldIn(spot.value)}
            opened={opened}
            isBad={isBad(issues)}
            language={locale}
            feedback={feedback}
            index={null}
            length={1}
            mediaUrl={host.mediaUrl}
            onOpen={open}
            onAddAudio={addAudio}
            onMove={stays}
            onTake={field.optional ? take : undefined}
          />
        ) : (
          <AddCard
            place={place}
            words={words.add}
            onAdd={(part) => {
              change(place, blankPiece(field.extra));
              choose([...place, part]);
            }}
          />
        )}
      </ul>
      {showsPanel && (
        <SlotPanel
          place={place}
          name={words.label}
          extra={field.extra}
          feedback={feedback}
          language={locale}
          onClose={() => choose(null)}
        />
      )}
    </ListSection>
  );
}

/** How many there may be now. */
const useMost = ({ most, mostWithout }: PiecesField, place: Place): number =>
  useEdited(({ content }) =>
    mostWithout !== undefined && valueAt(content, [...place.slice(0, -1), mostWithout.field]) !== true
      ? mostWithout.most
      : most,
  );

/** Slots in a row: opened one at a time, moved, taken out; lines pasted into one become several. */
export function PiecesControl(props: ControlProps<PiecesField> & { readonly language?: string }) {
  const { place, name, field } = props;
  const { description, choose, change, locale, host, now } = useEditing();
  const { t } = useTexts();
  const spot = useSpot(place);
  const issues = useIssuesWithin(place);
  const words = useFieldWords(name, field);
  const feedback = useAsksFeedback(field.feedback, place);
  const language = props.language ?? locale;
  const list = listIn(spot.value);
  const most = useMost(field, place);
  const tellLeft = useLeftLines(most);
  const at = useChosenWithin(place)?.[place.length];
  const opened = typeof at === 'number' && at < list.length ? at : null;

  // Whoever is paired with another moves and goes with it: the one at the same place in the other list.
  const paired = field.pairedWith === undefined ? null : [...place.slice(0, -1), field.pairedWith];
  const writeBoth = (own: readonly unknown[], other: readonly unknown[]) => {
    const root = place.slice(0, -1);
    change(root, {
      ...(valueAt(now().content, root) as object),
      [String(place.at(-1))]: own,
      [String(field.pairedWith)]: other,
    });
  };
  const write = (change_: (items: readonly unknown[]) => readonly unknown[]) => {
    if (paired === null) spot.set(change_(list));
    else writeBoth(change_(list), change_(listIn(valueAt(now().content, paired))));
  };
  const add = (texts: readonly string[], part: FirstPart = 'text') => {
    const next = texts.slice(0, most - list.length);
    tellLeft(texts, next);
    if (next.length === 0) return;
    const own = [...list, ...next.map((text) => ({ ...blankPiece(field.extra), text }))];
    if (paired === null) spot.set(own);
    else
      writeBoth(own, [...listIn(valueAt(now().content, paired)), ...next.map(() => blankPiece(field.extra))]);
    choose([...place, list.length + next.length - 1, part]);
  };
  /** Lines pasted into a slot become slots of their own; false: there is no room for one more. */
  const pasteInto = (index: number, lines: readonly string[]): boolean => {
    const next = withLines(list, index, lines, most, blankPiece(field.extra));
    const more = next.length - list.length;
    if (more === 0) return false;
    tellLeft(lines, next);
    if (paired === null) spot.set(next);
    else {
      const blanks = Array.from({ length: more }, () => blankPiece(field.extra));
      writeBoth(next, listIn(valueAt(now().content, paired)).toSpliced(index + 1, 0, ...blanks));
    }
    choose([...place, index + more, 'text']);
    return true;
  };
  const take = useSteady((index: number) => {
    choose(null);
    write((items) => removed(items, index));
  });
  const move = useSteady((from: number, to: number) => write((items) => moved(items, from, to)));
  const addAudio = useSteady((index: number) => choose([...place, index, 'audio']));
  const open = useSteady((index: number) => choose(opened === index ? null : [...place, index, 'text']));

  return (
    <ListSection
      place={place}
      label={words.label}
      hint={words.hint}
      count={t('make.list.count', { count: list.length, most })}
    >
      <ul className={classes.slots}>
        {list.map((piece, index) => (
          <SlotCard
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no ids, and two may be the same.
            key={index}
            at={placeName([...place, index])}
            name={words.one(index)}
            piece={heldIn(piece)}
            opened={opened === index}
            isBad={isBad(
              issues.filter(({ path }) => isWithin(controlAt(description, path), [...place, index])),
            )}
            language={language}
            feedback={feedback}
            index={index}
            length={list.length}
            mediaUrl={host.mediaUrl}
            onOpen={open}
            onAddAudio={addAudio}
            onMove={move}
            onTake={take}
          />
        ))}
        {list.length < most && (
          <AddCard
            place={place}
            words={words.add}
            onAdd={(part) => add([''], part)}
            onPaste={(event) => {
              event.preventDefault();
              add(linesOf(event.clipboardData.getData('text/plain')));
            }}
          />
        )}
      </ul>
      {opened !== null && (
        <SlotPanel
          key={opened}
          place={[...place, opened]}
          name={words.one(opened)}
          extra={field.extra}
          feedback={feedback}
          language={language}
          onClose={() => choose(null)}
          onRemove={() => take(opened)}
          onPasteLines={(lines) => pasteInto(opened, lines)}
        />
      )}
    </ListSection>
  );
}
