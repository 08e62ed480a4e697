import { CallFailed } from '@flink/contract/client/client.ts';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import { type Made, type Source, wishesAgain, type wishesFor, withNext } from './game-choice.ts';

type Wishes = ReturnType<typeof wishesFor>;

export type Making =
  | { readonly kind: 'idle' }
  | { readonly kind: 'making'; readonly made: Made | null }
  /** With the reason why the others were not made; null: all of them were, or somebody stopped. */
  | { readonly kind: 'made'; readonly made: Made; readonly refused: string | null };

const IDLE: Making = { kind: 'idle' };

/** Makes one game after the other into one group, so that it is seen how far it is; what is made stays. */
export function useMaking(source: Source) {
  const { t } = useTexts();
  const { show } = useToasts();
  const queries = useQueryClient();
  const [making, setMaking] = useState<Making>(IDLE);
  const [isShown, setShown] = useState(false);
  const wished = useRef<Wishes>([]);
  const isStopped = useRef(false);
  const isBehind = useRef(false);

  async function makeOne(made: Made | null, wish: Wishes[number], name: string, createAnyway: boolean) {
    const body = { activities: [wish], createAnyway };
    if (made === null && 'wordlist' in source)
      return officeApi('generateActivityGroup', { body: { ...body, ...source, activityGroupName: name } });
    const activeGroup = made?.data._id ?? ('activeGroup' in source ? source.activeGroup : '');
    return officeApi('generateWordActivities', { body: { ...body, activeGroup } });
  }

  async function settle(made: Made, refused: string | null) {
    queries.removeQueries({ queryKey: ['make', 'group'] });
    await queries.invalidateQueries({ queryKey: ['make', 'groups'] });
    await queries.invalidateQueries({ queryKey: ['make', 'wordlists'] });
    const { name } = made.data;
    if (isBehind.current)
      show({ message: t('make.generate.ready', { count: made.activities.length, name }) });
    setMaking({ kind: 'made', made, refused });
  }

  return {
    making,
    isShown,
    /** Refused as a whole where not even the first one can be made. */
    async make(wishes: Wishes, name: string, createAnyway: boolean): Promise<void> {
      wished.current = wishes;
      isStopped.current = false;
      isBehind.current = false;
      setMaking({ kind: 'making', made: null });
      setShown(true);
      let made: Made | null = null;
      let refused: string | null = null;
      for (const wish of wishes) {
        if (made !== null && isStopped.current) break;
        try {
          made = withNext(made, await makeOne(made, wish, name, createAnyway));
          setMaking({ kind: 'making', made });
        } catch (error) {
          if (made === null) {
            setMaking(IDLE);
            setShown(false);
            throw error;
          }
          refused = error instanceof CallFailed ? error.message : String(error);
          break;
        }
      }
      if (made !== null) await settle(made, refused);
    },
    /** Games that were made with less than there is now, under their ids. */
    async remake(made: Made, templateIds: readonly string[]): Promise<void> {
      const next = await officeApi('generateWordActivities', {
        body: {
          activeGroup: made.data._id,
          activities: wishesAgain(wished.current, templateIds),
          createAnyway: true,
        },
      });
      const remade = new Map(next.activities.map((activity) => [activity._id, activity]));
      await settle(
        {
          data: next.data,
          activities: made.activities.map((activity) => remade.get(activity._id) ?? activity),
          missedAssets: next.missedAssets,
        },
        null,
      );
    },
    /** After the game that is being made. */
    stop: () => {
      isStopped.current = true;
    },
    goOnBehind: () => {
      isBehind.current = true;
      setShown(false);
    },
    close: () => {
      setMaking(IDLE);
      setShown(false);
    },
  };
}
