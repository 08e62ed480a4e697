import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useCommonData } from '../../shared/common-data.ts';
import { tell } from '../../shared/notices.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInStage } from './sign-in-stage.tsx';

/** An unknown center goes to /; an expired one says so and goes to / (spec 1 §4). */
export default function CenterLoginScreen() {
  const { t } = useTexts();
  const { learningCenters } = useCommonData();
  const { learningCenterUrl } = useParams({ strict: false });
  const navigate = useNavigate();
  const center = learningCenters.find(({ url }) => url === learningCenterUrl);
  const expired = center?.expirationDate != null && new Date(center.expirationDate) < new Date();
  const open = center !== undefined && !expired;

  useEffect(() => {
    if (open) return;
    if (expired) tell('learningCenters.expired');
    navigate({ to: '/', replace: true });
  }, [open, expired, navigate]);

  if (!open) return null;
  return (
    <SignInStage languages={center.config.locales} says={t('signIn.helloThere')}>
      <SignInForm title={center.name} learningCenterId={center._id} />
    </SignInStage>
  );
}
