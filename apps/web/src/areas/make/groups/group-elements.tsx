import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type KeyboardEvent, useRef, useState } from 'react';
import { type GroupDraft, type GroupElement, movedTo, withoutElement } from './group-draft.ts';
import classes from './groups.module.css';

interface GroupElementsProps {
  readonly draft: GroupDraft;
  readonly mayEdit: boolean;
  readonly onChange: (draft: GroupDraft) => void;
}

/** What is in a group, in its order: dragged, moved by buttons, or by Alt and the arrows. */
export function GroupElements({ draft, mayEdit, onChange }: GroupElementsProps) {
  const { t } = useTexts();
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  if (draft.elements.length === 0) return <p className={classes.empty}>{t('make.groups.empty')}</p>;

  const move = ({ _id, name }: GroupElement, to: number) => {
    const next = movedTo(draft, _id, to);
    if (next === draft) return;
    onChange(next);
    setSaid(t('make.groups.movedTo', { name, place: to + 1, of: draft.elements.length }));
  };
  const keys = (event: KeyboardEvent, element: GroupElement, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined || !event.altKey) return;
    event.preventDefault();
    move(element, index + step);
    const { _id } = element;
    // The row is another one after it was drawn.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-element="${_id}"] button`)?.focus(),
    );
  };

  return (
    <>
      <ol ref={list} className={classes.elements} aria-label={t('make.groups.elements')}>
        {draft.elements.map((element, index) => (
          <li
            key={element._id}
            data-element={element._id}
            data-dragged={dragged === element._id ? '' : undefined}
            draggable={mayEdit}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              setDragged(element._id);
            }}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              if (dragged !== element._id) onChange(movedTo(draft, dragged, index));
            }}
            onDragEnd={() => setDragged(null)}
            onKeyDown={(event) => mayEdit && keys(event, element, index)}
          >
            {mayEdit && <Icon name="grip-vertical" size={18} />}
            <span className={classes.number}>{index + 1}</span>
            <Icon name={element.isGroup ? 'folder' : 'device-gamepad-2'} />
            <span className={classes.elementName}>{element.name}</span>
            {!element.isValid && <StatePip tone="bad">{t('make.toFix')}</StatePip>}
            {mayEdit && (
              <>
                <IconButton
                  icon="arrow-up"
                  inRow
                  label={t('make.groups.up', { name: element.name })}
                  disabled={index === 0}
                  onClick={() => move(element, index - 1)}
                />
                <IconButton
                  icon="arrow-down"
                  inRow
                  label={t('make.groups.down', { name: element.name })}
                  disabled={index === draft.elements.length - 1}
                  onClick={() => move(element, index + 1)}
                />
                <IconButton
                  icon="x"
                  inRow
                  label={t('make.groups.takeOut', { name: element.name })}
                  onClick={() => onChange(withoutElement(draft, element._id))}
                />
              </>
            )}
          </li>
        ))}
      </ol>
      <p role="status" className={classes.hidden}>
        {said}
      </p>
    </>
  );
}
