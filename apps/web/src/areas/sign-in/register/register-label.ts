import type { RegisterField } from '@flink/contract/rules/people/register-form.ts';
import type { Translate } from '@flink/ui/texts/texts.tsx';

const LABELS = {
  FirstName: 'register.firstName',
  LastName: 'register.lastName',
  Yob: 'register.yob',
  Username: 'register.username',
} as const;

/** What a field is called away from its place: of two first names one is the parent's. */
export function registerLabel(t: Translate, field: RegisterField): string {
  const [, who, part] = /^(parent|child)(.+)$/.exec(field) ?? [];
  const label = LABELS[part as keyof typeof LABELS];
  if (label !== undefined)
    return `${who === 'parent' ? t('register.parent') : t('register.child')}, ${t(label)}`;
  switch (field) {
    case 'phone':
      return t('register.phone');
    case 'location':
      return t('register.location');
    case 'email':
      return t('signIn.email');
    default:
      return t('register.messageLanguage');
  }
}
