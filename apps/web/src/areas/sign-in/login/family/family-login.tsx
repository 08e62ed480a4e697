import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { CallFailed } from '@flink/contract/client/client.ts';
import { TEAM_SIZE } from '@flink/contract/rules/people/team.ts';
import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Disc } from '@flink/ui/play/buttons/disc.tsx';
import { Checkbox } from '@flink/ui/play/fields/checkbox.tsx';
import { Face } from '@flink/ui/play/people/face.tsx';
import { ErrorState } from '@flink/ui/play/states/error-state.tsx';
import { Waiting } from '@flink/ui/play/states/waiting.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { api } from '../../../../shared/api.ts';
import { useCommonData } from '../../../../shared/common-data.ts';
import { faceOf } from '../../../../shared/play/face-of.ts';
import { teamMode } from '../../../../shared/session/leave.ts';
import { KeepSignedIn } from '../keep-signed-in.tsx';
import { PasswordDialog } from '../password-dialog.tsx';
import { credentialsOf, type Player } from '../team/team.ts';
import { useSignIn } from '../use-sign-in.ts';
import { FamilyFaces, type FamilyMember } from './family-faces.tsx';
import styles from './family-login.module.css';
import type { Unlisted } from './use-listed-family.ts';

type FamilyQuery = Pick<UseQueryResult<ReplyOf<Calls['familyLogins']>>, 'data' | 'error'>;

/** Seldom asked. */
const GuestDialog = lazy(() => import('../guest-dialog.tsx'));

interface JoinedPlayer extends Player {
  readonly member: FamilyMember;
}

/** A family chooses by faces. Alone: face, password, in. As a team: face and password for each, then Go. */
export function FamilyLogin({
  familyId,
  inCenter,
  onUnlisted,
}: {
  readonly familyId: string;
  readonly inCenter: boolean;
  /** There are no faces to be seen: names and passwords are asked for. */
  readonly onUnlisted: (why: Unlisted) => void;
}) {
  const { t } = useTexts();
  const family = useQuery({
    queryKey: ['familyLogins', familyId],
    queryFn: ({ signal }) => api('familyLogins', { params: { familyId } }, { signal }),
    // Who signs in here makes the device know more of the family.
    gcTime: 0,
    retry: false,
  });
  const [asTeam, setAsTeam] = useState(teamMode.get() === 'on');
  const [joined, setJoined] = useState<readonly JoinedPlayer[]>([]);
  const [asking, setAsking] = useState<FamilyMember | null>(null);
  const { learningCenters } = useCommonData();
  const [withOthers, setWithOthers] = useState(false);
  const [guests, setGuests] = useState<readonly Player[]>([]);
  const [inviting, setInviting] = useState(false);
  const { signIn, busy, message, forget, keep, setKeep } = useSignIn();

  const unlisted = whyUnlisted(family);
  useEffect(() => {
    if (unlisted) onUnlisted(unlisted);
  }, [unlisted, onUnlisted]);

  if (family.isPending || unlisted) return <Waiting />;
  if (family.isError) {
    return (
      <ErrorState
        kind="broken"
        text={t('error.families.fetchFailed', { reason: family.error.message })}
        onRefresh={() => family.refetch()}
      />
    );
  }

  const { members, onePerson, learningCenterUrl } = family.data.data;
  const center = learningCenters.find(({ url }) => url === learningCenterUrl);
  const offersTeam = !onePerson && members.length > 1;
  const offersOthers = !onePerson && center?.config.multiFamilyTeam === true;
  const players: readonly Player[] = [...joined, ...guests];
  const isFull = players.length >= TEAM_SIZE;

  const choose = (member: FamilyMember) => {
    forget();
    const isIn = joined.some((player) => player.member._id === member._id);
    if (isIn) setJoined(joined.filter((player) => player.member._id !== member._id));
    else if (!asTeam || !isFull) setAsking(member);
  };

  const join = (member: FamilyMember, password: string) => {
    setJoined([...joined, { member, username: member.username, password }]);
    setAsking(null);
  };

  const go = () => {
    const [first, ...others] = players;
    if (first) signIn(credentialsOf([first, ...others], { multiFamilyTeam: withOthers }));
  };

  const playAsTeam = (team: boolean, others: boolean) => {
    setAsTeam(team);
    setWithOthers(others);
    if (!team) setJoined([]);
    if (!others) setGuests([]);
  };

  return (
    <div className={styles.family}>
      <FamilyFaces
        members={members}
        chosen={asTeam ? joined.map(({ member }) => member._id) : []}
        onChoose={choose}
      />
      {message && (
        <p className={styles.message} role="alert">
          {message}
        </p>
      )}
      {(offersTeam || offersOthers) && (
        <div className={styles.team}>
          {offersTeam && (
            <Checkbox
              label={t('signIn.playTogether')}
              checked={asTeam}
              onChange={(event) => playAsTeam(event.target.checked, false)}
            />
          )}
          {offersOthers && (
            <Checkbox
              label={t('signIn.multiFamilyTeam')}
              checked={withOthers}
              onChange={(event) => playAsTeam(event.target.checked || offersTeam, event.target.checked)}
            />
          )}
          {guests.map((guest) => (
            <Button
              key={guest.username}
              icon="close"
              aria-label={`${t('signIn.removeMember')}: ${guest.username}`}
              onClick={() => setGuests(guests.filter((one) => one !== guest))}
            >
              {guest.username}
            </Button>
          ))}
          {withOthers && !isFull && (
            <Button variant="ghost" icon="plus" onClick={() => setInviting(true)}>
              {t('signIn.addMember')}
            </Button>
          )}
          {asTeam && players.length > 0 && (
            <>
              <KeepSignedIn keep={keep} setKeep={setKeep} />
              <Button variant="go" iconEnd="next" busy={busy} onClick={go}>
                {t('signIn.login')}
              </Button>
            </>
          )}
        </div>
      )}
      {inviting && (
        <Suspense>
          <GuestDialog
            onJoin={(guest) => {
              setGuests([...guests.filter(({ username }) => username !== guest.username), guest]);
              setInviting(false);
            }}
            onClose={() => setInviting(false)}
          />
        </Suspense>
      )}
      {asking && (
        <PasswordDialog
          username={asking.username}
          isOpaque={!asking.isKnown}
          title={t('signIn.hello', { name: asking.firstname })}
          crown={
            <Disc>
              <Face name={faceOf(asking)} />
            </Disc>
          }
          canForget={!inCenter}
          {...(asTeam ? { onPassword: (password: string) => join(asking, password) } : {})}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}

/** Asked again, an address that was mistyped or cut, or a family that is gone, has the same answer. */
function whyUnlisted({ data, error }: FamilyQuery): Unlisted | null {
  if (error instanceof CallFailed && [400, 404].includes(error.status)) return 'nowhere';
  return data?.data.members.length === 0 ? 'hidden' : null;
}
