import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useCommonData } from '../../shared/common-data.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInStage } from './sign-in-stage.tsx';

export default function LoginScreen() {
  const { t } = useTexts();
  const { config } = useCommonData();
  return (
    <SignInStage languages={config.registrationLocales} says={t('signIn.helloThere')}>
      <SignInForm title={t('signIn.welcome')} />
    </SignInStage>
  );
}
