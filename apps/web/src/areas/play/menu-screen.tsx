import { Bar } from '@flink/ui/play/bar.tsx';
import { EmptyState } from '@flink/ui/play/empty-state.tsx';
import { Logo } from '@flink/ui/play/logo.tsx';
import { RoundButton } from '@flink/ui/play/round-button.tsx';
import { Stage } from '@flink/ui/play/stage.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { leave } from '../../shared/session/leave.ts';
import { useSession } from '../../shared/session/session-store.ts';

/** Without a product there is no menu to show; the learner is greeted and told so (spec 1 §8). */
export default function MenuScreen() {
  const { t } = useTexts();
  const session = useSession();

  return (
    <Stage
      bar={
        <Bar
          start={<Logo />}
          end={<RoundButton icon="logOut" label={t('shell.signOut')} onClick={leave} />}
        />
      }
    >
      <EmptyState
        title={t('signIn.hello', {
          name: (session?.team ?? []).map(({ firstname }) => firstname).join(', '),
        })}
        text={`${t('error.play.noSolutions')}. ${t('play.askAnAdult')}`}
      />
    </Stage>
  );
}
