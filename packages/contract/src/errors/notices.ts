/** What a notice wants of the person: nothing, a yes or no, or a text. */
type NoticeKind = 'success' | 'info' | 'hint' | 'confirm' | 'prompt';

interface Notice {
  readonly kind: NoticeKind;
  readonly text: string;
}

/** The texts of the catalogue that are not errors: spec 1 §2, §4, §5, §8; spec 3 §2.3, §5.2, §5.4, §8. */
export const notices = {
  'auth.resetSent': {
    kind: 'success',
    text: 'The email has been sent. Please check your email and follow the instructions.',
  },
  'payments.successful': { kind: 'success', text: 'Payment successful' },
  'payments.resumed': { kind: 'success', text: 'Success. You can now try to log in again' },
  'payments.goesOn': { kind: 'success', text: 'It goes on. Nothing was charged.' },
  'payments.mobileMoneySent': {
    kind: 'success',
    text: 'Request Successfully Processed. Click refresh button when you will approve the payment',
  },
  'payments.mobileMoneyPhone': { kind: 'hint', text: '07XX XXX XXX' },
  'payments.automaticEnabled': { kind: 'success', text: 'Automatic Payments enabled' },
  'payments.automaticCancelled': { kind: 'success', text: 'Automatic Payments cancelled' },
  'payments.refundRequested': {
    kind: 'success',
    text: 'You request was sent. We will consider it soon.',
  },
  'payments.refundReason': { kind: 'prompt', text: 'Tell us why you want to refund?' },
  'payments.allLevelsPurchased': { kind: 'info', text: 'All levels were purchased' },
  'payments.contactSupport': { kind: 'info', text: 'Contact support' },
  'payments.confirmPayAndResume': { kind: 'confirm', text: 'Pay now and resume your account?' },
  'payments.confirmCancel': { kind: 'confirm', text: 'You sure you want to cancel subscription?' },
  'payments.confirmResume': { kind: 'confirm', text: 'Resume subscription?' },
  'payments.confirmBlockingCancel': {
    kind: 'confirm',
    text: 'If you cancel now, before having paid all installments, you account will be blocked.',
  },
  'goals.accomplished': { kind: 'success', text: 'You have accompished your learning goal' },
  'goals.congratulations': { kind: 'success', text: 'Congratulations' },
  'goals.confirmDelete': { kind: 'confirm', text: 'You sure you want to delete your learning goal?' },
  'play.urlCopied': { kind: 'success', text: 'URL copied to clipboard' },
  'audio.clickToPlay': { kind: 'info', text: 'Click to play' },
  'config.updated': { kind: 'success', text: 'Successfully updated' },
  'teachers.imported': { kind: 'success', text: 'Success' },
  'teachers.othersImported': { kind: 'info', text: 'All others were imported' },
  'files.dropMp3': {
    kind: 'hint',
    text: 'Drop .mp3 file here, or click to select file to upload. Max 6mb',
  },
  'wordlists.generated': { kind: 'success', text: 'Success!' },
  'wordlists.missedAssets': { kind: 'info', text: 'Missed assets: {list}' },
  'wordlists.confirmMissingAssets': {
    kind: 'confirm',
    text: 'Audio or images are missing: {list}. Create the group anyway? It may cause errors.',
  },
  'wordlists.confirmReplace': {
    kind: 'confirm',
    text: 'It will replace current words. Do you want to continue?',
  },
  'wordlists.confirmDeleteAll': {
    kind: 'confirm',
    text: 'Are you sure you want to delete all words from list?',
  },
} as const satisfies Readonly<Record<string, Notice>>;
