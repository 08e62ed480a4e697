import { TEAM_SIZE } from '@flink/contract/rules/people/team.ts';
import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Checkbox } from '@flink/ui/play/fields/checkbox.tsx';
import { ErrorSummary } from '@flink/ui/play/fields/error-summary.tsx';
import { Form } from '@flink/ui/play/fields/form.tsx';
import { PasswordField } from '@flink/ui/play/fields/password-field.tsx';
import { TextField } from '@flink/ui/play/fields/text-field.tsx';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import type { LoginQuery } from '../address/login-query.ts';
import { useAutoLogin } from '../address/use-auto-login.ts';
import { OthersHereDialog } from '../family/others-here-dialog.tsx';
import { KeepSignedIn } from '../keep-signed-in.tsx';
import styles from '../sign-in-form.module.css';
import { useSignIn } from '../use-sign-in.ts';
import team from './players-form.module.css';
import { credentialsOf, FIELD_SUFFIX, type Player } from './team.ts';

const ForgotPasswordDialog = lazy(() => import('../../password/forgot-password-dialog.tsx'));

export interface PlayersFormProps {
  readonly title: string;
  readonly query: LoginQuery;
  /** A center's login; without it this is the plain login. */
  readonly center?: { readonly _id: string; readonly multiFamilyTeam: boolean };
  /** The address named a family that is not there. */
  readonly familyIsNowhere?: boolean;
  /** One learner, no team. */
  readonly onePerson: boolean;
}

const NOBODY: Player = { username: '', password: '' };

/** One primary name and password, and member 2 and 3 for teams (spec 1 §2). */
export function PlayersForm(props: PlayersFormProps) {
  const { title, query, center, onePerson, familyIsNowhere = false } = props;
  const { t } = useTexts();
  const { signIn, busy, fields, message, question, answer, keep, setKeep } = useSignIn();
  const [players, setPlayers] = useState<readonly Player[]>(
    query.players.length > 0 ? query.players : [NOBODY],
  );
  const isTeam = players.length > 1;
  const memberName = (index: number) => t('signIn.member', { number: index + 1 });
  const [multiFamilyTeam, setMultiFamilyTeam] = useState(false);
  /** On an upright screen one player is seen at a time. */
  const [open, setOpen] = useState(0);
  const [asked, setAsked] = useState(false);
  const [forgetting, setForgetting] = useState(false);
  const more = { ...(center ? { learningCenterId: center._id } : {}), multiFamilyTeam };
  useAutoLogin(query, (wanted) => signIn({ ...credentialsOf(wanted, more), byLink: true }));

  const add = () => {
    setOpen(players.length);
    setPlayers([...players, NOBODY]);
  };

  const remove = () => {
    setOpen(Math.min(open, players.length - 2));
    setPlayers(players.slice(0, -1));
  };

  const change = (index: number, part: Partial<Player>) =>
    setPlayers(players.map((player, at) => (at === index ? { ...player, ...part } : player)));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const [first, ...others] = players;
    if (!first || players.some(({ username, password }) => !username.trim() || !password)) return;
    signIn(credentialsOf([first, ...others], more));
  };

  const missing = (value: string) => (asked && !value.trim() ? t('error.request.required') : undefined);
  const general = message && Object.keys(fields).length === 0 ? [{ text: message }] : [];

  return (
    <Sheet hilly data-players="" className={isTeam ? team.wide : styles.sheet}>
      <Form className={styles.form} busy={busy} onSubmit={submit}>
        <h1>{title}</h1>
        <ErrorSummary title={t('signIn.notSignedIn')} issues={general} />
        {familyIsNowhere && !asked && (
          <ErrorSummary
            title={t('error.families.fetchFailed', { reason: t('signIn.noSuchFamily') })}
            issues={[{ text: t('signIn.useYourName') }]}
          />
        )}
        {isTeam && (
          <div className={team.tabs}>
            {players.map(({ username }, index) => (
              <Button
                key={FIELD_SUFFIX[index]}
                variant={index === open ? 'sun' : 'ghost'}
                aria-expanded={index === open}
                aria-label={`${memberName(index)} ${username}`}
                onClick={() => setOpen(index)}
              >
                {`${index + 1} ${username}`}
              </Button>
            ))}
          </div>
        )}
        <div className={team.players}>
          {players.map((player, index) => (
            <fieldset
              key={FIELD_SUFFIX[index]}
              className={team.player}
              data-open={index === open || undefined}
              // Who is led to a field that is wrong goes on typing when it no longer is.
              onFocus={() => setOpen(index)}
            >
              {isTeam && <legend>{memberName(index)}</legend>}
              <TextField
                label={center ? t('signIn.username') : t('signIn.emailOrUsername')}
                name={`username${FIELD_SUFFIX[index]}`}
                autoComplete={index === 0 ? 'username' : 'off'}
                autoCapitalize="none"
                spellCheck={false}
                value={player.username}
                error={missing(player.username) ?? fields[`username${FIELD_SUFFIX[index]}`]}
                onChange={(event) => change(index, { username: event.target.value })}
              />
              <PasswordField
                label={t('signIn.password')}
                name={`password${FIELD_SUFFIX[index]}`}
                autoComplete={index === 0 ? 'current-password' : 'off'}
                value={player.password}
                error={missing(player.password) ?? fields[`password${FIELD_SUFFIX[index]}`]}
                onChange={(event) => change(index, { password: event.target.value })}
              />
            </fieldset>
          ))}
        </div>
        <KeepSignedIn keep={keep} setKeep={setKeep} />
        <div className={team.ways}>
          {center?.multiFamilyTeam && !onePerson && (
            <Checkbox
              label={t('signIn.multiFamilyTeam')}
              checked={multiFamilyTeam}
              onChange={(event) => {
                setMultiFamilyTeam(event.target.checked);
                if (event.target.checked && !isTeam) add();
              }}
            />
          )}
          {!onePerson && players.length < TEAM_SIZE && (
            <Button variant="ghost" onClick={add}>
              {t('signIn.addMember')}
            </Button>
          )}
          {isTeam && (
            <Button variant="ghost" onClick={remove}>
              {t('signIn.removeMember')}
            </Button>
          )}
          {!center && (
            <Button variant="ghost" onClick={() => setForgetting(true)}>
              {t('signIn.forgotPassword')}
            </Button>
          )}
          <Button variant="go" type="submit" iconEnd="next" busy={busy}>
            {t('signIn.login')}
          </Button>
        </div>
      </Form>
      {question !== null && <OthersHereDialog question={question} onAnswer={answer} />}
      {forgetting && (
        <Suspense>
          <ForgotPasswordDialog email="" onClose={() => setForgetting(false)} />
        </Suspense>
      )}
    </Sheet>
  );
}
