import type { RegisterForm } from '@flink/contract/rules/people/register-form.ts';
import type { Post } from '../../post/post.ts';
import type { Texts } from '../catalog/texts/interface-texts.service.ts';
import type { Offer } from './registration.repo.ts';

export interface Newcomers {
  readonly form: RegisterForm;
  readonly offer: Offer;
  readonly childUsername: string;
  /** Sets the first password. */
  readonly link: string;
  readonly signIn: string;
}

/** The mail with the way to a password and, for who agreed to it, a text message that tells to look for the mail. */
export async function welcome(post: Post, { t }: Texts, newcomers: Newcomers): Promise<void> {
  const { form, offer, childUsername, link, signIn } = newcomers;
  const { email, parentFirstName: name, parentUsername } = form;
  const told = {
    name,
    product: offer.productName,
    center: offer.learningCenterName,
    parentUsername,
    childUsername,
    link,
    signIn,
  };
  await post.mail({
    kind: 'welcome',
    to: email,
    subject: t('mail.welcome.subject', { product: offer.productName }),
    text: offer.onePerson ? t('mail.welcome.onePersonText', told) : t('mail.welcome.text', told),
  });
  if (form.agreeReceiveTextMessages)
    await post.text({ to: form.phone, text: t('mail.welcome.sms', { name, product: offer.productName }) });
}
