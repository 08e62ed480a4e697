import { isUsername, tidyUsername } from '@flink/contract/rules/people/username.ts';
import { Button } from '@flink/ui/play/buttons/button.tsx';
import { TextField } from '@flink/ui/play/fields/text-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import { useDebounced } from '../../../shared/use-debounced.ts';
import styles from './register-form.module.css';

/** Long enough that a person has finished a word, short enough to be an answer. */
const PAUSE_MS = 400;

export const USERNAME_ASKED = 'usernameAvailability';

export interface UsernameFieldProps {
  /** The code or the paid registration that lets one ask; none once it is used up, or about to be. */
  readonly offer: string | null;
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly firstname: string;
  readonly lastname: string;
  readonly onChange: (value: string) => void;
}

/** Says while typing whether a username is free, and offers free ones. */
export function UsernameField({
  offer,
  id,
  name,
  label,
  value,
  error,
  firstname,
  lastname,
  onChange,
}: UsernameFieldProps) {
  const { t } = useTexts();
  const asked = useDebounced(`${tidyUsername(value)}\n${firstname.trim()}\n${lastname.trim()}`, PAUSE_MS);
  const [username = '', first = '', last = ''] = asked.split('\n');
  const usable = username === '' || isUsername(username);
  const answer = useQuery({
    queryKey: [USERNAME_ASKED, asked],
    queryFn: ({ signal }) =>
      api(
        'usernameAvailability',
        { query: { offer: offer ?? '', username, firstname: first, lastname: last } },
        { signal },
      ),
    enabled: offer !== null && usable && (username !== '' || first !== ''),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const current = tidyUsername(value) === username && !answer.isPlaceholderData;
  const taken = username !== '' && current && answer.data?.available === false;
  const free = username !== '' && current && answer.data?.available === true;
  const offers = username === '' || taken ? (answer.data?.suggestions ?? []) : [];
  return (
    <div className={styles.username}>
      <TextField
        id={id}
        name={name}
        label={label}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        error={error ?? (taken ? t('error.request.notUnique') : undefined)}
        {...(free ? { hint: t('register.usernameFree') } : {})}
        onChange={(event) => onChange(event.target.value)}
      />
      {offers.length > 0 && (
        <fieldset className={styles.offers}>
          <legend>{t('register.usernameOffers')}</legend>
          {offers.map((offer) => (
            <Button key={offer} onClick={() => onChange(offer)}>
              {offer}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
