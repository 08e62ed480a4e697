import { useTexts } from '@flink/ui/texts/texts.tsx';
import { lazy, Suspense } from 'react';
import { useCommonData } from '../../../shared/common-data.ts';
import { SignInStage } from '../stage/sign-in-stage.tsx';
import { useLoginQuery } from './address/use-login-query.ts';
import { FamilyLogin } from './family/family-login.tsx';
import { useListedFamily } from './family/use-listed-family.ts';
import { PlayersForm } from './team/players-form.tsx';

const InstructionsDialog = lazy(() => import('./instructions-dialog.tsx'));

export default function LoginScreen() {
  const { t } = useTexts();
  const { config } = useCommonData();
  const query = useLoginQuery();
  const { family, isNowhere, unlist } = useListedFamily(query.family);
  return (
    <SignInStage
      languages={config.registrationLocales}
      says={family ? t('signIn.tapYourFace') : t('signIn.helloThere')}
      {...(family ? { elsewhere: '/login' } : {})}
    >
      {family ? (
        <FamilyLogin familyId={family} inCenter={false} onUnlisted={unlist} />
      ) : (
        <PlayersForm
          familyIsNowhere={isNowhere}
          title={t('signIn.welcome')}
          query={query}
          onePerson={query.onePerson}
        />
      )}
      {query.instructions && (
        <Suspense>
          <InstructionsDialog instructions={query.instructions} />
        </Suspense>
      )}
    </SignInStage>
  );
}
