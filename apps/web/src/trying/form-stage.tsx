import { useTexts } from '@flink/ui/texts/texts.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { type CommonData, CommonDataContext } from '../shared/common-data.ts';
import { serve } from './faked-server.ts';
import type { Ending, TriedForm } from './tried-form.ts';

interface FormStageProps {
  readonly form: TriedForm;
  readonly ending: Ending;
  /** The look around it. */
  readonly frame: (children: ReactNode) => ReactNode;
}

/** What a form has around it in the app, with a server that answers as it is told. */
export function FormStage({ form, ending, frame }: FormStageProps) {
  const { locale } = useTexts();
  const [{ queries, router }] = useState(() => surroundings(form, ending));
  return (
    <QueryClientProvider client={queries}>
      <CommonDataContext value={common(locale)}>
        <RouterContextProvider router={router}>{frame(form.render())}</RouterContextProvider>
      </CommonDataContext>
    </QueryClientProvider>
  );
}

function surroundings(form: TriedForm, ending: Ending) {
  serve(form, ending);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const history = createMemoryHistory();
  history.subscribe(({ location }) => window.__form?.wentTo.push(location.href));
  return { queries, router: createRouter({ routeTree: createRootRoute(), history }) };
}

const LOCALES = [
  ['en', 'English', 'ltr'],
  ['es', 'Español', 'ltr'],
  ['sw', 'Kiswahili', 'ltr'],
] as const;

const common = (locale: string): CommonData => ({
  locale,
  speaks: true,
  locales: LOCALES.map(([code, displayName, direction]) => ({
    _id: code,
    code,
    name: displayName,
    displayName,
    direction,
  })),
  strings: {},
  config: {
    emailsLocales: LOCALES.map(([code]) => code),
    registrationLocales: LOCALES.map(([code]) => code),
    loginPageDocuments: {},
    parentVideos: {},
    schoolSignIn: false,
    supportEmail: 'help@flink.test',
    supportPhone: '',
  },
  activityTemplates: [],
  learningCenters: [],
  tryActivityId: null,
});
