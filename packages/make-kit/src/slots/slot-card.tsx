import { ActionMenu, type MenuAction } from '@flink/ui/office/buttons/action-menu.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { classNames } from '@flink/ui/play/class-names.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useRef } from 'react';
import { type Place, placeName } from '../document/place.ts';
import { useEditing, useIssuesWithin } from '../editing.tsx';
import type { Held } from './piece-rules.ts';
import classes from './slot-card.module.css';

export interface SlotCardProps {
  readonly place: Place;
  readonly name: string;
  readonly piece: Held;
  readonly opened: boolean;
  readonly language: string;
  /** Words about it are asked for: said or not. */
  readonly feedback: boolean;
  readonly actions: readonly MenuAction[];
  readonly onOpen: () => void;
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

function Hear({ file, name }: { readonly file: string; readonly name: string }) {
  const { host } = useEditing();
  const { t } = useTexts();
  const sound = useRef<HTMLAudioElement | null>(null);
  return (
    <button
      type="button"
      className={classes.hear}
      aria-label={t('make.slot.hear', { name })}
      onClick={() => {
        sound.current?.pause();
        sound.current = new Audio(host.mediaUrl(file));
        // A sound that cannot be played says so where it is changed.
        sound.current.play().catch(() => undefined);
      }}
    >
      <Icon name="volume" size={16} />
    </button>
  );
}

/** One thing to read, see or hear: pressed, it opens below its row. */
export function SlotCard(props: SlotCardProps) {
  const { place, name, piece, opened, language } = props;
  const { host } = useEditing();
  const { t } = useTexts();
  const issues = useIssuesWithin(place);
  const isBad = issues.some(({ severity }) => severity === 'error');
  const text = textIn(piece['text']);
  const image = textIn(piece['image']);
  const audio = textIn(piece['audio']);
  const isSaid = textIn(piece['feedbackText']).trim() !== '' || textIn(piece['feedbackAudio']) !== '';
  return (
    <li
      className={classNames(classes.slot, opened && classes.opened, isBad && classes.bad)}
      data-slot={placeName(place)}
    >
      <button
        type="button"
        className={classes.open}
        aria-expanded={opened}
        aria-label={name}
        onClick={props.onOpen}
      >
        {image !== '' && <img className={classes.picture} src={host.mediaUrl(image)} alt="" />}
        {text !== '' && (
          <span className={classes.text} lang={language} dir="auto">
            {text}
          </span>
        )}
        {image === '' && text === '' && (
          <span className={classes.empty}>
            {audio === '' ? t('make.slot.empty') : t('make.slot.onlySound')}
          </span>
        )}
      </button>
      <div className={classes.foot}>
        {audio !== '' && <Hear file={audio} name={name} />}
        <span className={classes.grow} />
        {props.feedback && (
          <span
            className={isSaid ? classes.said : classes.unsaid}
            role="img"
            aria-label={isSaid ? t('make.slot.said') : t('make.slot.unsaid')}
          >
            <Icon name={isSaid ? 'message-check' : 'message-exclamation'} size={18} />
          </span>
        )}
        {isBad && !props.feedback && (
          <span className={classes.unsaid} role="img" aria-label={t('make.slot.wrong')}>
            <Icon name="alert-circle" size={18} />
          </span>
        )}
        {props.actions.length > 0 && (
          <ActionMenu inRow icon="dots" label={t('make.slot.more', { name })} actions={props.actions} />
        )}
      </div>
    </li>
  );
}
