import { teacherHomeCalls } from '@flink/contract/calls/office/teacher-home.ts';
import { addressOf } from '@flink/contract/client/client.ts';
import type { TeacherHome } from '@flink/contract/entities/teacher-home.ts';
import {
  type HomeTexts,
  needyFamilies,
  reasonText,
  storyText,
  stressed,
  tryText,
  weekInWords,
  weekText,
} from '@flink/contract/rules/teacher-home/home-words.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { scopeOfTeacher } from '../../../plugins/access/scope.ts';
import type { MailMessage } from '../../../ports/mail/port.ts';
import { outboxPost } from '../../../post/post.ts';
import { interfaceTexts } from '../../catalog/texts/interface-texts.service.ts';
import { prepaidService } from '../../families/prepaid.service.ts';
import { homeReader } from './home-reader.ts';
import * as repo from './weekly-mail.repo.ts';

interface Needs {
  readonly db: Db;
  /** Where the links lead. */
  readonly origin: string;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly now?: Date;
  readonly signal?: AbortSignal | undefined;
}

/** Tells every teacher who wants it who needs a word this week: what the first page says, in a mail. */
export async function sendWeeklyMails({ db, origin, log, now = new Date(), signal }: Needs): Promise<number> {
  const { home } = homeReader({ db, prepaid: prepaidService({ db }) });
  const { texts } = interfaceTexts(db);
  const send = async (teacher: Awaited<ReturnType<typeof repo.due>>[number]): Promise<boolean> => {
    const told = await home(scopeOfTeacher(teacher), teacher.week);
    const mail = { to: teacher.email, ...weeklyMail(await texts(teacher.locale), told, teacher, origin) };
    return db.transaction().execute(async (tx) => {
      // Who teaches nobody yet has nothing to read.
      if (!(await repo.claim(tx, teacher)) || told.families.length === 0) return false;
      await outboxPost(tx).mail(mail);
      return true;
    });
  };
  let sent = 0;
  for (const teacher of await repo.due(db, now)) {
    signal?.throwIfAborted();
    try {
      if (await send(teacher)) sent += 1;
    } catch (error) {
      // The others are told all the same; this one is tried again in an hour.
      log.warn({ err: error, teacher: teacher.userId }, 'a weekly mail could not be written');
    }
  }
  return sent;
}

/** Where the teacher switches it on and off. */
export const WEEKLY_MAIL = '/flink-admin#weekly-mail';

const plain = (text: string): string => stressed(text).join('');

function weeklyMail(
  texts: HomeTexts,
  home: TeacherHome,
  { firstname, stopKey }: { readonly firstname: string; readonly stopKey: string },
  origin: string,
): Omit<MailMessage, 'to'> {
  const { t, locale } = texts;
  const needy = needyFamilies(home.families);
  const families = needy.flatMap(({ name, needs }) => {
    const [first] = needs;
    if (!first) return [];
    const story = needs.map((need) => storyText(texts, need)).join(' ');
    return plain(
      t('mail.weekly.family', { name, reason: reasonText(texts, first), story, tip: tryText(texts, first) }),
    );
  });
  const head = needy.length > 0 ? t('teacherHome.needAWord', { count: needy.length }) : '';
  return {
    kind: 'weekly-families',
    subject: t('mail.weekly.subject', { week: weekText(home.week, locale, 'long') }),
    text: t('mail.weekly.text', {
      name: firstname,
      sentence: plain(weekInWords(texts, home)),
      needs: needy.length > 0 ? [`${head}:`, ...families].join('\n\n') : t('teacherHome.nobodyNeedsText'),
      link: `${origin}/flink-admin`,
      stop: `${origin}${WEEKLY_MAIL}`,
    }),
    stopUrl: `${origin}${addressOf(teacherHomeCalls.stopWeeklyMail.path, { params: { key: stopKey } })}`,
  };
}
