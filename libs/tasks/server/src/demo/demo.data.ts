import type { SystemTaskType, TaskStatus, TaskType } from '@traveldesk/tasks-contract';
import type { Translated } from '@traveldesk/shared-contract';

/** A staff task: title, type, status, project, department, days since its creation and days until it is due. */
type StaffTask = readonly [string, TaskType, TaskStatus, string, string | null, number, number | null];

export const staffTasks: readonly StaffTask[] = [
  ['Collect the signed agency contract', 'document', 'waiting', 'Onboarding', 'Sales', 41, -6],
  ['Explain the markup rules to the new team', 'call', 'done', 'Onboarding', 'Support', 38, null],
  ['Rappeler au sujet du plafond de crédit', 'call', 'open', 'Crédit 2026', 'Finance', 33, 2],
  [
    'Agree how group lists are checked for twins',
    'booking',
    'in_progress',
    'Group travel',
    'Ticketing',
    29,
    1,
  ],
  ['مراجعة فواتير شهر أكتوبر', 'payment', 'waiting', 'الإغلاق الشهري', 'المالية', 26, 4],
  ['Move the staff trips to the new cost centre', 'support', 'done', 'Corporate travel', 'Support', 25, null],
  ['Ask for the missing passport copies', 'document', 'open', 'Hajj charter', 'Ticketing', 22, 3],
  ['Write down who approves which refund', 'payment', 'in_progress', 'Refunds', 'Finance', 19, 0],
  ['Préparer la réunion trimestrielle', 'call', 'open', 'Suivi des comptes', 'Commercial', 17, 9],
  ['Train two agents in multi-city search', 'support', 'open', 'Onboarding', 'Support', 15, 7],
  ['Ask the football club how many seats it needs', 'booking', 'waiting', 'Group travel', 'Ticketing', 13, 5],
  ['كتابة خطوات تصحيح اسم المسافر', 'booking', 'open', 'خدمة العملاء', 'التذاكر', 11, 1],
  ['Renew the IATA guarantee letter', 'document', 'in_progress', 'Compliance', 'Finance', 10, 20],
  ['Draft the reply to complaints about connections', 'support', 'open', 'Quality', null, 8, 1],
  ['Reconcile the supplier statement', 'payment', 'open', 'Month end', 'Finance', 6, 6],
  ['Vérifier les tarifs négociés', 'booking', 'cancelled', 'Tarifs entreprise', 'Commercial', 5, null],
  ['Send the wallet manual in Arabic', 'document', 'done', 'Onboarding', 'Support', 4, null],
  ['Call to explain how a wallet is topped up', 'call', 'open', 'Wallet', 'Finance', 2, 0],
  ['Reopen the dispatch desk for the holidays', 'support', 'open', 'Peak season', null, 1, 12],
];

interface RaisedDemoTask {
  reason: string;
  type: SystemTaskType;
  title: Translated;
  project: string;
  department: string;
  daysAgo: number;
  dueIn: number;
  /** Minutes until the instant when it is due, if it has one. */
  dueInMinutes?: number;
}

/**
 * Examples of the tasks that bookings and the wallet raise. Their titles say so, because real tasks of these types are only raised by a
 * booking or a deposit.
 */
export const raisedTasks: readonly RaisedDemoTask[] = [
  {
    reason: 'demo:hold-1',
    type: 'hold_expiring',
    title: {
      en: 'Example: a hold that is about to expire is announced like this',
      fr: 'Exemple : une option sur le point d’expirer est annoncée ainsi',
      ar: 'مثال: هكذا يُعلن عن حجز مؤقت يوشك أن ينتهي',
    },
    project: 'Flights',
    department: 'Ticketing',
    daysAgo: 0,
    dueIn: 0,
    dueInMinutes: 95,
  },
  {
    reason: 'demo:doubt-1',
    type: 'booking_in_doubt',
    title: {
      en: 'Example: a booking without an answer from its supplier is announced like this',
      fr: 'Exemple : une réservation sans réponse de son fournisseur est annoncée ainsi',
      ar: 'مثال: هكذا يُعلن عن حجز لم يستجب المورّد بشأنه',
    },
    project: 'Flights',
    department: 'Ticketing',
    daysAgo: 1,
    dueIn: 0,
  },
  {
    reason: 'demo:deposit-1',
    type: 'deposit_approval',
    title: {
      en: 'Example: a deposit that waits for a second person is announced like this',
      fr: 'Exemple : un dépôt qui attend une deuxième personne est annoncé ainsi',
      ar: 'مثال: هكذا يُعلن عن إيداع بانتظار شخص ثانٍ',
    },
    project: 'Wallet',
    department: 'Finance',
    daysAgo: 3,
    dueIn: 1,
  },
];
