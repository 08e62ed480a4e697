import { allows } from '@flink/contract/access/rules.ts';
import { CallFailed } from '@flink/contract/client/client.ts';
import type { Preview, PreviewedGame } from '@flink/contract/entities/generation.ts';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { useState } from 'react';
import { holderOf, useSession } from '../../../shared/session/session-store.ts';
import type { MakeCommon } from '../lists/make-data.ts';
import {
  allThatWork,
  canBeMade,
  idOf,
  missedWords,
  type Source,
  type Tuned,
  wishesFor,
} from './game-choice.ts';
import { MadeDialog } from './made-dialog.tsx';
import { MissingAssetsDialog } from './missing-assets-dialog.tsx';
import { useCompleting } from './use-completing.tsx';
import { useFreeName } from './use-free-name.ts';
import { useMaking } from './use-making.ts';

interface GameGroupOf {
  readonly source: Source;
  readonly preview: Preview;
  /** As somebody tuned them. */
  readonly games: readonly PreviewedGame[];
  readonly tuned: ReadonlyMap<string, Tuned>;
  readonly common: MakeCommon;
  /** The words are others now. */
  readonly onCompleted: () => Promise<void>;
  readonly onMade?: () => Promise<void>;
}

/** Which games are to be made, under which name, what they miss; then the making, with all that is asked on its way. */
export function useGameGroup({ source, preview, games, tuned, common, onCompleted, onMade }: GameGroupOf) {
  const dialogs = useDialogs();
  const mayMake = allows(
    { flinkMake: { wordlists: { generate: true }, activities: { create: true } } },
    holderOf(useSession()),
  );
  const completing = useCompleting({ sourceId: idOf(source), preview, common, onCompleted });
  const { making, ...maker } = useMaking(source);
  /** All that work, but those that somebody does not want: one that works later is wanted as well. */
  const [unwanted, setUnwanted] = useState<ReadonlySet<string>>(new Set());
  const chosen = new Set([...allThatWork(games)].filter((id) => !unwanted.has(id)));
  const { name, ...naming } = useFreeName(preview.name, 'wordlist' in source);
  const [isAsking, setAsking] = useState(false);
  const wanted = games.filter((game) => chosen.has(game.templateId) && canBeMade(game));
  const missed = missedWords(preview, wanted);
  // What was asked about is there by now.
  if (isAsking && missed.length === 0) setAsking(false);
  const mayStart = mayMake && wanted.length > 0 && name.trim() !== '' && making.kind === 'idle';

  const makeNow = async () => {
    setAsking(false);
    try {
      await maker.make(wishesFor(games, chosen, tuned), name, missed.length > 0);
      await onMade?.();
    } catch (error) {
      if (error instanceof CallFailed && error.code === 'wordlists.groupNameTaken') naming.refuse();
      else await dialogs.error({ message: (error as Error).message });
    }
  };

  return {
    chosen,
    wanted,
    missed,
    completing,
    name: { value: name, onChange: naming.change, ...naming.field },
    mayMake,
    mayStart,
    isAsking,
    choose(templateId: string, isChosen: boolean) {
      const next = new Set(unwanted);
      if (isChosen) next.delete(templateId);
      else next.add(templateId);
      setUnwanted(next);
    },
    chooseAll: () => setUnwanted(new Set()),
    chooseNone: () => setUnwanted(new Set(games.map(({ templateId }) => templateId))),
    /** Spec 3 §5.2: missing assets are told, and the group is made anyway when that is wanted. */
    make() {
      if (!mayStart) return;
      if (missed.length > 0) setAsking(true);
      else void makeNow();
    },
    dialogs: (
      <>
        {isAsking && (
          <MissingAssetsDialog
            preview={preview}
            missed={missed}
            count={wanted.length}
            language={
              common.locales.find(({ code }) => code === preview.locale)?.displayName ?? preview.locale
            }
            silent={completing.silent}
            isSpeaking={completing.isSpeaking}
            onSpeak={() => void completing.speak()}
            onAdd={
              completing.add &&
              ((one) => {
                setAsking(false);
                completing.add?.(one);
              })
            }
            onClose={() => setAsking(false)}
            onAnyway={() => void makeNow()}
          />
        )}
        {completing.dialogs}
        {maker.isShown && making.kind !== 'idle' && (
          <MadeDialog
            making={making}
            games={wanted}
            locale={preview.locale}
            onAdd={completing.add}
            onSpeak={completing.speakOne}
            completed={completing.completed}
            onRemake={maker.remake}
            onStop={maker.stop}
            onBehind={maker.goOnBehind}
            onClose={maker.close}
          />
        )}
      </>
    ),
  };
}
