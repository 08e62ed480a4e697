import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { ClipboardEvent } from 'react';
import { type Place, placeName } from '../document/place.ts';
import classes from './add-card.module.css';

/** With what a slot begins. */
export type FirstPart = 'text' | 'image' | 'audio';

const SIGNS = { text: 'typography', image: 'photo-plus', audio: 'microphone' } as const;
const PARTS = ['text', 'image', 'audio'] as const;

interface AddCardProps {
  readonly place: Place;
  /** “Add right answer” */
  readonly words: string;
  readonly onAdd: (part: FirstPart) => void;
  readonly onPaste?: (event: ClipboardEvent) => void;
}

/** The place for one more: a press writes it, the signs begin with a picture or a sound. */
export function AddCard({ place, words, onAdd, onPaste }: AddCardProps) {
  const { t } = useTexts();
  return (
    <li className={classes.card}>
      <button
        type="button"
        className={classes.add}
        data-add={placeName(place)}
        onClick={() => onAdd('text')}
        onPaste={onPaste}
      >
        {words}
      </button>
      <span className={classes.parts}>
        {PARTS.map((part) => (
          <IconButton
            key={part}
            inRow
            icon={SIGNS[part]}
            label={`${words}: ${t(`make.slot.${part}`)}`}
            onClick={() => onAdd(part)}
          />
        ))}
      </span>
    </li>
  );
}
