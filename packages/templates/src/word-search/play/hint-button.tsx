import type { PlayProps } from '@flink/game-kit/react/play.ts';
import { Button } from '@flink/ui/play/buttons/button.tsx';
import { RoundButton } from '@flink/ui/play/buttons/round-button.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { WordSearchEvent, WordSearchState } from '../model/game.ts';

interface HintButtonProps
  extends Pick<PlayProps<WordSearchState, WordSearchEvent, unknown>, 'state' | 'send'> {
  /** Without its word, where Fletcher speaks beside it. */
  readonly round?: boolean;
}

/** One letter at a time: the next comes when its word is found. */
export function HintButton({ state, send, round = false }: HintButtonProps) {
  const { t } = useTexts();
  const open = state.phase === 'playing';
  const name = t('wordSearch.hint');
  const rest = {
    icon: 'hint',
    'data-move': 'hint',
    'aria-disabled': state.round.hint !== null || !open || undefined,
    onClick: () => open && send({ type: 'hint' }),
  } as const;
  return round ? (
    <RoundButton tone="sun" label={name} {...rest} />
  ) : (
    <Button variant="sun" {...rest}>
      {name}
    </Button>
  );
}
