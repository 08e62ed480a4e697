import { MOST_LETTERS } from '@flink/game-kit/model/content/field-kinds.ts';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { Tabs } from '@flink/ui/office/page/tabs.tsx';
import { classNames } from '@flink/ui/play/class-names.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Fields } from '../description/field.ts';
import { type Place, placeName, valueAt } from '../document/place.ts';
import { useChosenWithin, useEditing, useIssuesWithin, useSpot } from '../editing.tsx';
import { ControlFrame, useIssueText, Warnings } from '../fields/control-frame.tsx';
import { useNestedFields } from '../fields/nested-fields.ts';
import { linesOf } from '../fields/pasted-lines.ts';
import { WrittenArea, WrittenField } from '../fields/written-field.tsx';
import { AudioField } from '../media/audio/audio-field.tsx';
import { wordsBeside } from '../media/audio/words-beside.ts';
import { PictureField } from '../media/picture/picture-field.tsx';
import { type Held, keptBoth, withImage, withText } from './piece-rules.ts';
import classes from './slot-panel.module.css';

const LONGEST = MOST_LETTERS.text;

const heldIn = (value: unknown): Held =>
  typeof value === 'object' && value !== null ? (value as Held) : { text: '' };

type TabName = 'text' | 'image' | 'audio' | 'feedback';

/** Which tab shows a part of the piece. */
const TAB_OF: Readonly<Record<string, TabName>> = {
  text: 'text',
  image: 'image',
  name: 'image',
  audio: 'audio',
  feedbackText: 'feedback',
  feedbackAudio: 'feedback',
};

interface SlotPanelProps {
  readonly place: Place;
  readonly name: string;
  readonly extra: Fields;
  readonly feedback: boolean;
  readonly language: string;
  readonly onClose: () => void;
  readonly onRemove?: (() => void) | undefined;
  /** Where it is one of a list: several lines become several. False: they do not. */
  readonly onPasteLines?: ((lines: readonly string[]) => boolean) | undefined;
}

/** A slot opened: its text, picture, sound, and what is said about it. */
export function SlotPanel(props: SlotPanelProps) {
  const { place, name, extra, feedback, language, onClose, onRemove, onPasteLines } = props;
  const { change, changeAll, now } = useEditing();
  const chosen = useChosenWithin(place);
  const { t } = useTexts();
  const Nested = useNestedFields();
  const spot = useSpot(place);
  const issues = useIssuesWithin(place);
  const [tab, setTab] = useState<TabName>('text');
  const [went, setWent] = useState<Held | null>(null);
  const piece = heldIn(spot.value);
  const text = typeof piece['text'] === 'string' ? piece['text'] : '';
  const image = typeof piece['image'] === 'string' ? piece['image'] : undefined;
  const lacksFeedback = issues.some(
    ({ code }) => code.endsWith('feedbackMissing') || code === 'feedback.missing',
  );

  // An issue's jump opens the tab that mends it, each time it is made.
  const jump = useEffectEvent((at: Place | null) => {
    if (at === null) return;
    const part = at[place.length];
    // What a template adds to a piece stands below its text.
    if (part === undefined) setTab(lacksFeedback ? 'feedback' : 'text');
    else setTab(TAB_OF[part] ?? 'text');
  });
  useEffect(() => {
    jump(chosen);
  }, [chosen]);

  const exchange = (next: { piece: Held; went: Held | null }, typing: boolean) => {
    change(place, next.piece, typing);
    if (next.went !== null) setWent(next.went);
  };
  const fileIn = (key: string) => {
    const value = valueAt(piece, [key]);
    return typeof value === 'string' ? value : undefined;
  };
  /** It may be back by a step taken back. */
  const isOut = (gone: Held) => ('image' in gone ? image === undefined : text === '');
  const hard = issues.filter(({ severity }) => severity === 'error');
  const error = useIssueText(spot.issues.filter(({ code }) => !code.endsWith('eedbackMissing')));

  return (
    <section
      className={classNames(classes.panel, hard.length > 0 && classes.bad)}
      aria-label={name}
      data-panel={placeName(place)}
      onKeyDown={(event) => {
        // Not of a dialog that was opened from here: that is drawn elsewhere.
        if (
          event.key !== 'Escape' ||
          event.defaultPrevented ||
          !event.currentTarget.contains(event.target as Node)
        )
          return;
        // The card of a piece of its own bears its place, as one of a list does.
        const slot = event.currentTarget.parentElement?.querySelector<HTMLElement>(
          `[data-slot="${placeName(place)}"] button`,
        );
        onClose();
        slot?.focus();
      }}
    >
      <div className={classes.head}>
        <strong className={classes.name}>{name}</strong>
        {onRemove && <IconButton icon="trash" label={t('make.list.remove', { name })} onClick={onRemove} />}
        <IconButton icon="x" label={t('make.slot.close', { name })} onClick={onClose} />
      </div>
      <Tabs
        label={t('make.slot.parts', { name })}
        current={tab}
        onChange={(id) => setTab(id as TabName)}
        tabs={[
          {
            id: 'text',
            label: t('make.slot.text'),
            content: (
              <div className={classes.body}>
                <ControlFrame
                  place={[...place, 'text']}
                  first={lacksFeedback ? undefined : place}
                  strings={language}
                >
                  <div
                    onPasteCapture={(event) => {
                      const lines = linesOf(event.clipboardData.getData('text/plain'));
                      if (lines.length < 2) return;
                      if (onPasteLines?.(lines)) event.preventDefault();
                    }}
                  >
                    <WrittenArea
                      label={t('make.slot.text')}
                      rows={2}
                      maxLength={LONGEST}
                      language={language}
                      {...(error === undefined ? {} : { error })}
                      value={text}
                      onChange={(typed) => exchange(withText(piece, typed), true)}
                    />
                  </div>
                </ControlFrame>
                <Nested place={place} fields={extra} />
              </div>
            ),
          },
          {
            id: 'image',
            label: t('make.slot.image'),
            content: (
              <div className={classes.body}>
                <ControlFrame place={[...place, 'image']}>
                  <PictureField
                    label={t('make.slot.imageOf', { name })}
                    words={text}
                    language={language}
                    shows={{ field: 'name', value: fileIn('name') ?? '' }}
                    place={[...place, 'image']}
                    value={image}
                    onChange={(file, at, beside) => {
                      // As it is when the picture has come, wherever it is by then.
                      const around = at.slice(0, -1);
                      const next = withImage(heldIn(valueAt(now().content, around)), file);
                      changeAll([{ place: around, value: next.piece }, ...beside]);
                      if (next.went !== null) setWent(next.went);
                    }}
                  />
                </ControlFrame>
                <ControlFrame place={[...place, 'name']} strings={language}>
                  <WrittenField
                    label={t('make.slot.shows')}
                    hint={t('make.slot.showsHint')}
                    language={language}
                    maxLength={LONGEST}
                    value={fileIn('name') ?? ''}
                    onChange={(typed) => change([...place, 'name'], typed === '' ? undefined : typed, true)}
                  />
                </ControlFrame>
              </div>
            ),
          },
          {
            id: 'audio',
            label: t('make.slot.audio'),
            content: (
              <div className={classes.body}>
                <ControlFrame place={[...place, 'audio']}>
                  <AudioField
                    label={t('make.slot.audioOf', { name })}
                    words={wordsBeside('audio', piece)}
                    language={language}
                    place={[...place, 'audio']}
                    value={fileIn('audio')}
                    onChange={(file, at) => change(at, file)}
                  />
                </ControlFrame>
              </div>
            ),
          },
          ...(feedback
            ? [
                {
                  id: 'feedback',
                  label: t('make.slot.feedback'),
                  ...(lacksFeedback ? { count: 1, trouble: true } : {}),
                  content: (
                    <div className={classes.body}>
                      <ControlFrame
                        place={[...place, 'feedbackText']}
                        first={lacksFeedback ? place : undefined}
                        strings={language}
                      >
                        <WrittenField
                          label={t('make.slot.told')}
                          language={language}
                          maxLength={LONGEST}
                          {...(lacksFeedback ? { error: t('issue.answer.feedbackMissing') } : {})}
                          value={fileIn('feedbackText') ?? ''}
                          onChange={(typed) =>
                            change([...place, 'feedbackText'], typed === '' ? undefined : typed, true)
                          }
                        />
                      </ControlFrame>
                      <ControlFrame place={[...place, 'feedbackAudio']}>
                        <AudioField
                          label={t('make.slot.toldAudio')}
                          words={wordsBeside('feedbackAudio', piece)}
                          language={language}
                          place={[...place, 'feedbackAudio']}
                          value={fileIn('feedbackAudio')}
                          onChange={(file, at) => change(at, file)}
                        />
                      </ControlFrame>
                    </div>
                  ),
                },
              ]
            : []),
        ]}
      />
      {went !== null && isOut(went) && (
        <p className={classes.went} role="status">
          <Icon name="info-circle" size={16} />
          <span>{'image' in went ? t('make.slot.imageWent') : t('make.slot.textWent')}</span>
          <button
            type="button"
            className={classes.keep}
            data-keep-both
            onClick={() => {
              change(place, keptBoth(piece, went));
              setWent(null);
            }}
          >
            {t('make.slot.keepBoth')}
          </button>
        </p>
      )}
      <div className={classes.issues}>
        <Warnings issues={spot.issues} />
      </div>
    </section>
  );
}
