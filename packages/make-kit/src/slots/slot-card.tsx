import { ActionMenu, type MenuAction } from '@flink/ui/office/buttons/action-menu.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { classNames } from '@flink/ui/play/class-names.ts';
import { writtenIn } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { memo } from 'react';
import type { EditorHost } from '../host.ts';
import { Hear } from './hear.tsx';
import type { Held } from './piece-rules.ts';
import classes from './slot-card.module.css';

interface SlotCardProps {
  /** Its place, in one word. */
  readonly at: string;
  readonly name: string;
  readonly piece: Held;
  readonly opened: boolean;
  readonly isBad: boolean;
  readonly language: string;
  /** Words about it are asked for: said or not. */
  readonly feedback: boolean;
  /** Of a list: which of how many; null where it stands alone. */
  readonly index: number | null;
  readonly length: number;
  readonly mediaUrl: EditorHost['mediaUrl'];
  readonly onOpen: (index: number) => void;
  readonly onAddAudio: (index: number) => void;
  readonly onMove: (from: number, to: number) => void;
  /** Left out where it must stay. */
  readonly onTake?: ((index: number) => void) | undefined;
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What can be done with it: moved, where it is one of several, and taken out. */
function useActions({ index, length, onMove, onTake }: SlotCardProps): readonly MenuAction[] {
  const { t } = useTexts();
  const at = index ?? 0;
  const moves: readonly MenuAction[] = [
    {
      label: t('make.list.before'),
      icon: 'arrow-left',
      disabled: at === 0,
      onSelect: () => onMove(at, at - 1),
    },
    {
      label: t('make.list.behind'),
      icon: 'arrow-right',
      disabled: at === length - 1,
      onSelect: () => onMove(at, at + 1),
    },
  ];
  const out: readonly MenuAction[] =
    onTake === undefined
      ? []
      : [
          {
            label: t('make.slot.takeOut'),
            icon: 'trash',
            bad: true,
            apart: index !== null,
            onSelect: () => onTake(at),
          },
        ];
  return [...(index === null ? [] : moves), ...out];
}

/** One thing to read, see or hear: pressed, it opens below its row. Drawn again only when it is another one. */
export const SlotCard = memo(function SlotCard(props: SlotCardProps) {
  const { at, name, piece, opened, isBad, language, mediaUrl } = props;
  const { t } = useTexts();
  const actions = useActions(props);
  const text = textIn(piece['text']);
  const image = textIn(piece['image']);
  const audio = textIn(piece['audio']);
  const isSaid = textIn(piece['feedbackText']).trim() !== '' || textIn(piece['feedbackAudio']) !== '';
  return (
    <li className={classNames(classes.slot, opened && classes.opened, isBad && classes.bad)} data-slot={at}>
      <button
        type="button"
        className={classes.open}
        aria-expanded={opened}
        aria-label={name}
        onClick={() => props.onOpen(props.index ?? 0)}
      >
        {image !== '' && <img className={classes.picture} src={mediaUrl(image)} alt="" />}
        {text !== '' && (
          <span className={classes.text} {...writtenIn(language, text)}>
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
        {audio === '' ? (
          <button
            type="button"
            className={classes.addAudio}
            aria-label={`${t('make.audio.add')}: ${name}`}
            onClick={() => props.onAddAudio(props.index ?? 0)}
          >
            <Icon name="microphone" size={16} />
            {image !== '' || text !== '' ? t('make.audio.add') : ''}
          </button>
        ) : (
          <Hear key={audio} url={mediaUrl(audio)} name={name} />
        )}
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
        {actions.length > 0 && (
          <ActionMenu inRow icon="dots" label={t('make.slot.more', { name })} actions={actions} />
        )}
      </div>
    </li>
  );
});
