import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useCommonData } from '../../../shared/common-data.ts';
import { SignInStage } from '../stage/sign-in-stage.tsx';
import { FamilyLogin } from './family-login.tsx';
import { InstructionsDialog } from './instructions-dialog.tsx';
import { PlayersForm } from './players-form.tsx';
import { useListedFamily } from './use-listed-family.ts';
import { useLoginQuery } from './use-login-query.ts';

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
      <InstructionsDialog instructions={query.instructions} />
    </SignInStage>
  );
}
