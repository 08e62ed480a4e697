import '@flink/ui/tokens/fonts-reading.css';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { Kbd } from '@flink/ui/office/buttons/kbd.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { NumberField } from '@flink/ui/office/fields/number-field.tsx';
import { SwitchField } from '@flink/ui/office/fields/switch-field.tsx';
import { READING_TOOLS } from '@flink/ui/office-rich-text/author-tools.ts';
import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAside } from '../aside.ts';
import type { StageField } from '../description/field.ts';
import { type Place, placeName, valueAt } from '../document/place.ts';
import { moved, placeAsked, removed } from '../document/problems.ts';
import { type ControlProps, useChosenWithin, useEditing, useSpot, useValueAt } from '../editing.tsx';
import { ControlFrame } from '../fields/control-frame.tsx';
import { ListSection, listIn } from '../fields/list-controls.tsx';
import { wordsIn } from '../fields/words-in.ts';
import { WrittenRich } from '../fields/written-field.tsx';
import { htmlOf, withWords } from '../texts/rich-words.ts';
import { useFieldWords } from '../words.ts';
import { type Dim, dimIn, newDim, onPage } from './boxes.ts';
import { StageBox } from './stage-box.tsx';
import classes from './stage-control.module.css';

const SIDES = ['left', 'top', 'width', 'height'] as const;

/** Where a box of the list is written, and what else is said about it. */
function BoxPanel({
  place,
  name,
  field,
  writes,
  onWritten,
  onRemove,
  onOrder,
}: {
  readonly place: Place;
  readonly name: string;
  readonly field: StageField;
  /** It is new: its text is open at once. */
  readonly writes: boolean;
  readonly onWritten: () => void;
  readonly onRemove: () => void;
  readonly onOrder: () => void;
}) {
  const { change, settle, locale } = useEditing();
  const { t } = useTexts();
  const box = (useValueAt(place) ?? {}) as object;
  const dim = dimIn(valueAt(box, ['dim']));
  const boxes = listIn(useValueAt(place.slice(0, -1)));
  const count = boxes.length;
  const number = Number(place.at(-1)) + 1;
  const aside = useAside();
  const panel = (
    <section
      className={classes.panel}
      aria-label={name}
      data-panel={placeName(place)}
      data-aside={aside === null ? undefined : ''}
    >
      <header className={classes.head}>
        <strong>{name}</strong>
        <span className={classes.grow} />
        <Button variant="quiet" onClick={onOrder}>
          {t('make.stage.order', { number, count })}
        </Button>
        <IconButton icon="trash" label={t('make.list.remove', { name })} onClick={onRemove} />
      </header>
      <ControlFrame place={[...place, 'text']}>
        <WrittenRich
          label={t('make.field.boxText')}
          language={locale}
          tools={READING_TOOLS}
          value={htmlOf(box)}
          onChange={(html) => change(place, withWords(box, html), true)}
          startsOpen={writes}
          onDone={() => {
            settle();
            onWritten();
          }}
        />
      </ControlFrame>
      {dim === undefined ? (
        <Button
          icon="plus"
          onClick={() =>
            change(
              [...place, 'dim'],
              newDim(
                boxes.map((one) => dimIn(valueAt(one, ['dim']))),
                field.page,
              ),
            )
          }
        >
          {t('make.stage.put')}
        </Button>
      ) : (
        <div className={classes.sides}>
          {SIDES.map((side) => (
            <NumberField
              key={side}
              label={t(`make.stage.${side}`)}
              min={0}
              max={side === 'left' || side === 'width' ? field.page.width : field.page.height}
              value={dim[side]}
              onChange={(value) =>
                change([...place, 'dim'], onPage({ ...dim, [side]: value ?? 0 }, field.page), true)
              }
            />
          ))}
          <div className={classes.wide}>
            <Button variant="soft" wraps onClick={() => change([...place, 'dim'], undefined)}>
              {t('make.stage.takeOff')}
            </Button>
          </div>
        </div>
      )}
      <ControlFrame place={[...place, 'ignoreTTS']}>
        <SwitchField
          label={t('make.field.ignoreTTS')}
          hint={t('make.stage.ignoreHint')}
          checked={valueAt(box, ['ignoreTTS']) === true}
          onChange={(checked) => change([...place, 'ignoreTTS'], checked)}
        />
      </ControlFrame>
    </section>
  );
  return aside === null ? panel : createPortal(panel, aside);
}

/** How much smaller than its own pixels the page is drawn. */
function useScale(width: number) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = stage.current;
    if (element === null) return;
    const tell = () => element.style.setProperty('--scale', String(element.clientWidth / width));
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    tell();
    return () => observer.disconnect();
  }, [width]);
  return stage;
}

/** A page with its texts, each where it is read. */
export default function StageControl({ place, name, field }: ControlProps<StageField>) {
  const { choose, change, host, locale } = useEditing();
  const chosen = useChosenWithin(place);
  const { t } = useTexts();
  const dialogs = useDialogs();
  const spot = useSpot(place);
  const words = useFieldWords(name, field);
  const keysId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const stage = useScale(field.page.width);
  const size = useValueAt(['options', 'fontSize']);
  const letters = typeof size === 'number' ? { ...field.letters, size } : field.letters;
  const boxes = listIn(spot.value);
  /** The box that was just added. */
  const [fresh, setFresh] = useState<number | null>(null);
  const { dir = 'ltr' } = inLanguage(locale);
  const at = chosen !== null && chosen.length > place.length ? Number(chosen[place.length]) : null;
  const opened = at !== null && at < boxes.length ? at : null;
  const dims = boxes.map((box) => dimIn(valueAt(box, ['dim'])));
  const openedDim = opened === null ? undefined : dims[opened];
  const image = useValueAt([...place.slice(0, -1), field.picture]);

  const add = () => {
    spot.set([...boxes, { text: '', dim: newDim(dims, field.page), ignoreTTS: false }]);
    setFresh(boxes.length);
    choose([...place, boxes.length]);
  };
  const remove = (index: number) => {
    choose(null);
    spot.set(removed(boxes, index));
    frame.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  };
  /** Spec 3 §5.4, text-order prompt: a number from 1 to max + 1. */
  const order = async (index: number) => {
    const max = boxes.length + 1;
    const answer = await dialogs.prompt({
      title: t('make.stage.orderQuestion', { name: words.one(index) }),
      label: t('make.problem.orderLabel', { max }),
      initial: String(index + 1),
      action: t('make.problem.orderAction'),
      check: (typed) =>
        placeAsked(typed, boxes.length) === null ? t('error.editor.badTextOrder', { max }) : undefined,
    });
    const to = answer === null ? null : placeAsked(answer, boxes.length);
    if (to === null) return;
    spot.set(moved(boxes, index, to));
    choose([...place, to]);
  };
  const write = () => {
    const panel = `[data-panel="${placeName([...place, opened ?? 0])}"]`;
    document.querySelector<HTMLElement>(`${panel} [data-field$=".text"] button`)?.click();
  };

  return (
    <ListSection
      place={place}
      label={words.label}
      hint={words.hint}
      count={t('make.stage.size', {
        count: boxes.length,
        most: field.most,
        words: wordsIn(boxes, [], locale),
        ...field.page,
      })}
    >
      <div ref={frame} className={classes.frame}>
        <div className={classes.head}>
          <Button icon="plus" data-add={placeName(place)} disabled={boxes.length >= field.most} onClick={add}>
            {words.add}
          </Button>
          {boxes.map(
            (_box, index) =>
              dims[index] === undefined && (
                // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no ids, and two may be the same.
                <Button key={index} variant="soft" onClick={() => choose([...place, index])}>
                  {t('make.stage.beside', { name: words.one(index) })}
                </Button>
              ),
          )}
        </div>
        <div
          ref={stage}
          className={classes.stage}
          style={{ aspectRatio: `${field.page.width} / ${field.page.height}`, maxWidth: field.page.width }}
          data-stage
          dir={dir}
        >
          {typeof image === 'string' && image !== '' && (
            <img className={classes.picture} src={host.mediaUrl(image)} alt="" draggable={false} />
          )}
          {boxes.map((box, index) => {
            const dim = dims[index];
            return (
              dim && (
                <StageBox
                  // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no ids, and two may be the same.
                  key={index}
                  name={words.one(index)}
                  number={index + 1}
                  html={htmlOf(box)}
                  dim={dim}
                  page={field.page}
                  letters={letters}
                  language={locale}
                  dir={dir}
                  chosen={opened === index}
                  isFresh={fresh === index}
                  describedBy={keysId}
                  onChoose={() => {
                    setFresh(null);
                    choose([...place, index]);
                  }}
                  onLeave={() => choose(null)}
                  onWrite={write}
                  onRemove={() => remove(index)}
                  onPlace={(next: Dim) => change([...place, index, 'dim'], next)}
                />
              )
            );
          })}
        </div>
        <VisuallyHidden aria-live="polite">
          {openedDim && opened !== null
            ? `${words.one(opened)}: ${t('make.stage.at', { ...openedDim })}`
            : ''}
        </VisuallyHidden>
        <p id={keysId} className={classes.keys}>
          <Kbd keys="left" /> <Kbd keys="up" /> <Kbd keys="down" /> <Kbd keys="right" />{' '}
          {t('make.stage.keyMove')} · <Kbd keys="shift" /> {t('make.stage.keyResize')} · <Kbd keys="alt" />{' '}
          {t('make.stage.keyFine')} · <Kbd keys="enter" /> {t('make.stage.keyWrite')} · <Kbd keys="delete" />{' '}
          {t('make.stage.keyRemove')}
        </p>
        {opened !== null && (
          <BoxPanel
            key={opened}
            place={[...place, opened]}
            name={words.one(opened)}
            field={field}
            writes={fresh === opened}
            onWritten={() => setFresh(null)}
            onRemove={() => remove(opened)}
            onOrder={() => void order(opened)}
          />
        )}
      </div>
    </ListSection>
  );
}
