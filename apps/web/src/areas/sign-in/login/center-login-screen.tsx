import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { api } from '../../../shared/api.ts';
import { type CommonData, useCommonData } from '../../../shared/common-data.ts';
import { tell } from '../../../shared/notices.ts';
import { isExpired } from '../../../shared/session/after-sign-out.ts';
import { SignInStage } from '../stage/sign-in-stage.tsx';
import { useCenterLocale } from './address/use-center-locale.ts';
import { useLoginQuery } from './address/use-login-query.ts';
import { FamilyLogin } from './family/family-login.tsx';
import { useListedFamily } from './family/use-listed-family.ts';
import { PlayersForm } from './team/players-form.tsx';

const InstructionsDialog = lazy(() => import('./instructions-dialog.tsx'));

type Center = CommonData['learningCenters'][number];

/** An unknown center goes to /; an expired one says so and goes to / (spec 1 §4). */
export default function CenterLoginScreen() {
  const { learningCenters } = useCommonData();
  const { learningCenterUrl } = useParams({ strict: false });
  const navigate = useNavigate();
  const center = learningCenters.find(({ url }) => url === learningCenterUrl);
  const expired = center !== undefined && isExpired(center);
  const open = center !== undefined && !expired;

  useEffect(() => {
    if (open) return;
    if (expired) tell('learningCenters.expired');
    navigate({ to: '/', replace: true });
  }, [open, expired, navigate]);

  return open ? <OpenCenter center={center} /> : null;
}

function OpenCenter({ center }: { readonly center: Center }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const query = useLoginQuery();
  const { family, isNowhere, unlist } = useListedFamily(query.family);
  useCenterLocale(center, query.locale);
  const organization = useQuery({
    queryKey: ['masterOrganization', center.masterOrganizationId],
    queryFn: ({ signal }) =>
      api('masterOrganization', { params: { id: center.masterOrganizationId } }, { signal }),
    retry: false,
    staleTime: 300_000,
  });

  // A failed master-organization load goes to /login (spec 1 §4).
  useEffect(() => {
    if (organization.isError) navigate({ to: '/login', replace: true });
  }, [organization.isError, navigate]);

  const { name, loginBackgrounds } = organization.data?.data ?? {};
  return (
    <SignInStage
      languages={center.config.locales}
      says={family ? t('signIn.tapYourFace') : t('signIn.helloAt', { place: center.name })}
      noPhone={center.config.noSupportPhone}
      phone={center.config.phone}
      schoolSignIn={organization.data?.data.cleverSignIn ?? false}
      backgrounds={loginBackgrounds}
      {...(family ? { elsewhere: `/${center.url}` } : {})}
    >
      {family ? (
        <FamilyLogin familyId={family} inCenter onUnlisted={unlist} />
      ) : (
        <PlayersForm
          familyIsNowhere={isNowhere}
          title={name && name !== center.name ? `${center.name}, ${name}` : center.name}
          query={query}
          center={{ _id: center._id, multiFamilyTeam: center.config.multiFamilyTeam }}
          onePerson={center.onePerson || query.onePerson}
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
