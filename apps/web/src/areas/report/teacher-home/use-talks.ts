import { CallFailed } from '@flink/contract/client/client.ts';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';

export interface Talks {
  /** Families that were talked to on this visit; their cards stay, so that it can be taken back. */
  readonly talked: ReadonlyMap<string, string>;
  readonly turn: (family: { readonly _id: string; readonly name: string }) => void;
}

/** Shown at once, then written down; what could not be written down is shown as it was, with a sentence. */
export function useTalks(): Talks {
  const { t } = useTexts();
  const toasts = useToasts();
  const queries = useQueryClient();
  const [talked, setTalked] = useState<ReadonlyMap<string, string>>(new Map());
  // One after the other: taking back must not overtake what it takes back.
  const last = useRef<Promise<void>>(Promise.resolve());

  const mark = (familyId: string, id: string | null) =>
    setTalked((before) => {
      const next = new Map(before);
      if (id === null) next.delete(familyId);
      else next.set(familyId, id);
      return next;
    });

  const turn: Talks['turn'] = ({ _id: familyId, name }) => {
    const known = talked.get(familyId) ?? null;
    const id = known ?? crypto.randomUUID();
    mark(familyId, known === null ? id : null);
    last.current = last.current.then(async () => {
      try {
        await (known === null
          ? officeApi('talkedToFamily', { body: { _id: id, familyId } })
          : officeApi('notTalkedToFamily', { params: { id } }));
        await queries.invalidateQueries({ queryKey: ['teacherHome'] });
      } catch (error) {
        mark(familyId, known);
        const reason = error instanceof CallFailed && error.code !== 'network' ? ` ${error.message}` : '';
        toasts.show({ tone: 'bad', message: `${t('teacherHome.notSaved', { name })}${reason}` });
      }
    });
  };
  return { talked, turn };
}
