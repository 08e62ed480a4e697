import type { FastifyRequest } from 'fastify';
import type { House } from './house.ts';
import { accountsService } from './modules/accounts/accounts.service.ts';
import { cleverService } from './modules/accounts/clever/clever.service.ts';
import { loginScreensService } from './modules/accounts/login-screens/login-screens.service.ts';
import { emailChangesService } from './modules/accounts/my-account/email-changes.service.ts';
import { myAccountService } from './modules/accounts/my-account/my-account.service.ts';
import { firstOwnerService } from './modules/accounts/owner/first-owner.service.ts';
import { accountNews } from './modules/accounts/passwords/account-news.service.ts';
import { officeLetters } from './modules/accounts/passwords/office-letters.service.ts';
import { passwordLinksService } from './modules/accounts/passwords/password-links.service.ts';
import { resetMailService } from './modules/accounts/passwords/reset-mail.service.ts';
import { ownSessionsService } from './modules/accounts/sessions/own-sessions.service.ts';
import { sessionsService } from './modules/accounts/sessions/sessions.service.ts';
import { callers } from './modules/accounts/sign-in/caller.ts';
import { devicesService } from './modules/accounts/sign-in/devices.service.ts';
import { signInService } from './modules/accounts/sign-in/sign-in.service.ts';
import { throttle as throttleIn } from './modules/accounts/sign-in/throttle.ts';
import { playingTogetherService } from './modules/accounts/team/playing-together.service.ts';
import { viewingService } from './modules/accounts/viewing/viewing.service.ts';
import { activitiesService } from './modules/activities/activities.service.ts';
import { billingService } from './modules/billing/billing.service.ts';
import { billingRooms } from './modules/billing/rooms.ts';
import { catalogService } from './modules/catalog/catalog.service.ts';
import { documentsService } from './modules/catalog/documents/documents.service.ts';
import { loginDocuments } from './modules/catalog/documents/login-documents.ts';
import { filmsService } from './modules/catalog/films/films.service.ts';
import { landingPagesService } from './modules/catalog/looks/landing-pages.service.ts';
import { menuBuilderService } from './modules/catalog/menu-builder/menu-builder.service.ts';
import { menusService } from './modules/catalog/menus/menus.service.ts';
import { outboxService } from './modules/catalog/outbox/outbox.service.ts';
import { settingsService } from './modules/catalog/settings.service.ts';
import { starterLibraryService } from './modules/catalog/starter-library/starter-library.service.ts';
import { familiesService } from './modules/families/families.service.ts';
import { familyBlocksService } from './modules/families/family-blocks.service.ts';
import { familyFormService } from './modules/families/family-form.service.ts';
import { memberPasswordsService } from './modules/families/member-passwords.service.ts';
import { prepaidService } from './modules/families/prepaid.service.ts';
import { prepaidStatusService } from './modules/families/prepaid-status.service.ts';
import { filesService } from './modules/files/files.service.ts';
import { jobStates } from './modules/general/job-states.ts';
import { homeService } from './modules/home/home.service.ts';
import { activityFoldersService } from './modules/make/activity-folders.service.ts';
import { copyingService } from './modules/make/copying/copying.service.ts';
import { generationService } from './modules/make/generation/generation.service.ts';
import { madeGroupsService } from './modules/make/groups/made-groups.service.ts';
import { authorHomeService } from './modules/make/home/author-home.service.ts';
import { legacyService } from './modules/make/legacy/legacy.service.ts';
import { editListService } from './modules/make/lists/edit-list.service.ts';
import { makeListsService } from './modules/make/lists/make-lists.service.ts';
import { makeService } from './modules/make/make.service.ts';
import { publishingService } from './modules/make/publishing/publishing.service.ts';
import { savingService } from './modules/make/saving/saving.service.ts';
import { translationFilesService } from './modules/make/translations/translation-files.service.ts';
import { translationsService } from './modules/make/translations/translations.service.ts';
import { makeTrashService } from './modules/make/trash/make-trash.service.ts';
import { wordlistsService } from './modules/make/wordlists/wordlists.service.ts';
import { wordsService } from './modules/make/wordlists/words.service.ts';
import { codesService } from './modules/organizations/codes/codes.service.ts';
import { organizationConfigService } from './modules/organizations/config/organization-config.service.ts';
import { organizationsService } from './modules/organizations/organizations.service.ts';
import { centerPurchasesService } from './modules/organizations/plans/center-purchases.service.ts';
import { plansService } from './modules/organizations/plans/plans.service.ts';
import { schoolSyncService } from './modules/organizations/school-sync/school-sync.service.ts';
import { teachersService } from './modules/organizations/teachers/teachers.service.ts';
import { personalDataService } from './modules/personal-data/personal-data.service.ts';
import { playDataService } from './modules/play/menu/play-data.service.ts';
import { resultAnimations } from './modules/play/menu/result-animations.ts';
import { themesService } from './modules/play/menu/themes.service.ts';
import { pointsService } from './modules/play/points/points.service.ts';
import { progressService } from './modules/play/progress/progress.service.ts';
import { savedGamesService } from './modules/play/saved-games/saved-games.service.ts';
import { playTimeService } from './modules/play/time/play-time.service.ts';
import { worksService } from './modules/play/works/works.service.ts';
import { onePersonService } from './modules/registration/one-person.service.ts';
import { pendingRegistrationsService } from './modules/registration/pending.service.ts';
import { registrationService } from './modules/registration/registration.service.ts';
import { usernamesService } from './modules/registration/usernames.service.ts';
import { dataExportService } from './modules/reports/data-export/data-export.service.ts';
import { writeXlsx } from './modules/reports/data-export/writers/xlsx.ts';
import { familyReportsService } from './modules/reports/family-reports.service.ts';
import { reportGroupsService } from './modules/reports/office/groups/report-groups.service.ts';
import { officeReportsService } from './modules/reports/office/office-reports.service.ts';
import { missedWordsService } from './modules/reports/teacher-home/missed-words.service.ts';
import { teacherHomeService } from './modules/reports/teacher-home/teacher-home.service.ts';
import { readiness } from './modules/running/readiness.ts';
import { speechService } from './modules/speech/speech.service.ts';
import { writingService } from './modules/writing/writing.service.ts';
import { linkOrigin } from './post/link-origin.ts';
import { outboxPost } from './post/post.ts';
import { auditService } from './resources/audit.service.ts';
import { resourceService } from './resources/resource.service.ts';
import { searchService } from './resources/search/search.service.ts';
import { referredOf } from './resources/served-resource.ts';
import { REFERRED, SERVED } from './served-resources.ts';

export type Services = ReturnType<typeof servicesOf>;

/** Every service once, put together here and nowhere else: two of one kind would keep two memories of one thing. */
export function servicesOf(house: House) {
  const files = filesService({ ...house, folders: activityFoldersService(house) });
  const organizations = organizationsService(house);
  const activities = activitiesService(house);
  const speech = speechService(house);
  const editList = editListService(house);
  const saving = savingService({ ...house, sentFiles: files });
  const translations = translationsService({ db: house.db, saving });
  const wordlists = wordlistsService(house);
  const madeGroups = madeGroupsService({ ...house, saving });
  const films = filmsService(house);
  const catalog = catalogService({ ...house, organizations, activities, files, films });
  const menus = menusService(house);
  const menuBuilder = menuBuilderService(house);
  const themes = themesService({ db: house.db, files });
  const families = familiesService({ ...house, organizations });
  const prepaid = prepaidService(house);
  const plans = plansService(house);
  const settings = settingsService(house);
  const centerPurchases = centerPurchasesService(house);
  const officeReports = officeReportsService({ ...house, catalog, families, centerPurchases, settings });
  const generation = generationService({
    ...house,
    sentFiles: files,
    wordlists,
    groups: madeGroups,
    saving,
    editList,
  });
  const billing = billingRooms({
    ...house,
    families,
    catalog,
    postIn: outboxPost,
    supportEmail: async () => (await settings.read()).supportEmail,
  });
  const accounts = accountServices(house, catalog, billing);
  const audit = auditService({ ...house, catalog });
  const outbox = outboxService(house);
  const jobs = jobStates(house);
  return {
    resources: resourceService(
      {
        ...house,
        files,
        speech,
        catalog,
        letters: accounts.letters,
      },
      {
        ...Object.fromEntries(SERVED.map((served) => [served.resource.name, referredOf(served)])),
        ...REFERRED,
      },
    ),
    audit,
    organizations,
    plans,
    schoolSync: schoolSyncService(house),
    teachers: teachersService({ ...house, organizations }),
    organizationConfig: organizationConfigService(house),
    codes: codesService({ ...house, plans }),
    catalog,
    menus,
    menuBuilder,
    publishing: publishingService({ ...house, menuBuilder }),
    films,
    families,
    prepaid,
    prepaidStatus: prepaidStatusService({ ...house, families, endRenewals: billing.purchases.endRenewals }),
    activities,
    make: makeService({ db: house.db, files, themes, speech, saving }),
    copying: copyingService({ ...house, owners: files, saving }),
    editList,
    legacy: legacyService({ ...house, owners: files, editList }),
    madeGroups,
    generation,
    makeLists: makeListsService(house),
    translations,
    translationFiles: translationFilesService({ db: house.db, translations, saving, writeXlsx }),
    makeTrash: makeTrashService(house),
    search: searchService(house),
    wordlists,
    words: wordsService({ ...house, sentFiles: files }),
    saving,
    outbox,
    settings,
    starterLibrary: starterLibraryService(house),
    jobStates: jobs,
    home: homeService({
      ...house,
      ...billing,
      jobStates: jobs,
      outbox,
      audit,
      authorHome: authorHomeService(house),
    }),
    readiness: readiness(house),
    loginDocuments: loginDocuments(house),
    landingPages: landingPagesService({ db: house.db, files }),
    memberPasswords: memberPasswordsService({ ...house, news: accounts.news }),
    personalData: personalDataService({ ...house, families, catalog, postIn: outboxPost }),
    familyBlocks: familyBlocksService({ ...house, plans }),
    familyForm: familyFormService({ ...house, families, news: accounts.news, sessions: accounts.sessions }),
    playData: playDataService({ ...house, menus, organizations, families, prepaid, films, themes }),
    progress: progressService({ ...house, menus, catalog }),
    points: pointsService({ ...house, catalog }),
    documents: documentsService({ db: house.db, files }),
    themes,
    resultAnimations: resultAnimations({ ...house, films }),
    playTime: playTimeService({ ...house, prepaid }),
    savedGames: savedGamesService({ ...house, activities }),
    works: worksService({ ...house, activities }),
    familyReports: familyReportsService({ ...house, families, menus, settings }),
    officeReports,
    dataExports: dataExportService({ ...house, catalog }),
    reportGroups: reportGroupsService({ ...house, officeReports }),
    teacherHome: teacherHomeService({ ...house, families, prepaid }),
    missedWords: missedWordsService({ ...house, catalog, generation }),
    pendingRegistrations: pendingRegistrationsService({ ...house, catalog, plans, postIn: outboxPost }),
    registration: registrationService({ ...house, catalog, plans, postIn: outboxPost }),
    usernames: usernamesService(house),
    onePerson: onePersonService({ ...house, devices: accounts.devices }),
    files,
    speech,
    writing: writingService({ ...house, catalog }),
    ...accounts,
    ...billing,
    centerPurchases,
  };
}

function accountServices(
  house: House,
  catalog: ReturnType<typeof catalogService>,
  rooms: ReturnType<typeof billingRooms>,
) {
  const throttle = throttleIn(house);
  const billing = billingService({ ...house, ...rooms });
  const sessions = sessionsService({ ...house, billing });
  const devices = devicesService(house);
  const news = accountNews({ catalog, postIn: outboxPost });
  const letters = officeLetters({ catalog, postIn: outboxPost, news });
  const emailChanges = emailChangesService({ ...house, catalog, postIn: outboxPost, news });
  return {
    callerOf: callers(house),
    /** Where the links in mails lead. */
    originOf: (request: FastifyRequest) => linkOrigin(house.config, request),
    devices,
    news,
    emailChanges,
    accounts: accountsService(house),
    sessions,
    ownSessions: ownSessionsService(house),
    signIn: signInService({ ...house, throttle, sessions, billing, devices }),
    viewing: viewingService({ ...house, sessions }),
    playingTogether: playingTogetherService({ ...house, throttle, sessions }),
    loginScreens: loginScreensService({ ...house, devices }),
    clever: cleverService({ ...house, sessions, publicUrl: house.config.publicUrl }),
    passwordLinks: passwordLinksService({ ...house, throttle, news }),
    letters,
    resetMails: resetMailService({ ...house, catalog, letters }),
    firstOwner: firstOwnerService({ ...house, sessions, catalog }),
    myAccount: myAccountService({ ...house, sessions, throttle, catalog, emailChanges, news }),
  };
}
