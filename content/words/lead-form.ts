export const leadFormWords = {
  trap: 'Leave this empty',
  /** What can be done while the form's code is missing; ends before “, or call”. */
  unloaded: 'You can still send the form',
  seeOur: 'See our',
  privacyPolicy: 'Privacy Policy',
  callInstead: 'What you wrote is still here. You can also call',
} as const
