import type { CallName } from '@flink/contract/calls/index.ts';
import { endpoints } from '@flink/contract/client/endpoints.gen.ts';
import type { Ending, TriedForm } from './tried-form.ts';

/** For programs that try a form: what it sent, where it led, and the word that ends a slow call. */
export interface FormTrial {
  readonly entered: TriedForm['entered'];
  readonly refusal: TriedForm['refusal'];
  readonly sent: unknown[];
  readonly wentTo: string[];
  answer(): void;
}

declare global {
  interface Window {
    __form?: FormTrial;
  }
}

let served: { readonly form: TriedForm; readonly ending: Ending; readonly trial: FormTrial } | null = null;
let slow = Promise.withResolvers<void>();

/** From here on the calls of the page are answered for this form; what is no call goes its usual way. */
export function serve(form: TriedForm, ending: Ending): void {
  slow = Promise.withResolvers<void>();
  const { entered, refusal } = form;
  const trial: FormTrial = { entered, refusal, sent: [], wentTo: [], answer: () => slow.resolve() };
  served = { form, ending, trial };
  window.__form = trial;
}

const network = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const { pathname } = new URL(String(input), location.href);
  if (served === null || !pathname.startsWith('/api/')) return network(input, init);
  const name = callAt(init?.method ?? 'GET', pathname);
  const { form, ending, trial } = served;
  if (name !== form.sends) return answered(name, form);
  trial.sent.push(JSON.parse(String(init?.body ?? 'null')));
  if (ending === 'slow') await slow.promise;
  if (ending === 'unanswered') throw new TypeError('The line is dead.');
  if (ending === 'refused')
    return Response.json(
      { success: false, code: 'request.invalid', message: 'Something is wrong.', fields: form.refusal },
      { status: 400 },
    );
  return answered(name, form);
};

function answered(name: CallName | undefined, { id, replies }: TriedForm): Response {
  const reply = name === undefined ? undefined : replies[name];
  if (reply === undefined) throw new Error(`The form ${id} asks for ${name}, and nobody wrote an answer.`);
  return Response.json(reply);
}

function callAt(method: string, pathname: string): CallName | undefined {
  const isAt = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname);
  return (Object.keys(endpoints) as (keyof typeof endpoints)[]).find((name) => {
    const [itsMethod, path] = endpoints[name];
    return itsMethod === method && isAt(path);
  });
}
