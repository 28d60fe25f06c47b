import type { SystemTaskType, TaskStatus, TaskType } from '@traveldesk/dashboard-contract';
import type { Translated } from '@traveldesk/shared-contract';

/** A task of staff: title, type, status, project, department, then days since it was made and until it is due. */
type StaffTask = readonly [string, TaskType, TaskStatus, string, string | null, number, number | null];

export const staffTasks: readonly StaffTask[] = [
  ['Collect the signed agency contract', 'document', 'waiting', 'Onboarding', 'Sales', 41, -6],
  ['Explain the markup rules to the new team', 'call', 'done', 'Onboarding', 'Support', 38, null],
  ['Rappeler au sujet du plafond de crédit', 'call', 'open', 'Crédit 2026', 'Finance', 33, 2],
  [
    'Check the duplicate passenger on PNR H7K2QX',
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
  ['Agree the refund of the cancelled return', 'payment', 'in_progress', 'Refunds', 'Finance', 19, 0],
  ['Préparer la réunion trimestrielle', 'call', 'open', 'Suivi des comptes', 'Commercial', 17, 9],
  ['Train two agents in multi-city search', 'support', 'open', 'Onboarding', 'Support', 15, 7],
  ['Confirm the seats of the football team', 'booking', 'waiting', 'Group travel', 'Ticketing', 13, 5],
  ['متابعة طلب تغيير الاسم', 'booking', 'open', 'خدمة العملاء', 'التذاكر', 11, 1],
  ['Renew the IATA guarantee letter', 'document', 'in_progress', 'Compliance', 'Finance', 10, 20],
  ['Answer the complaint about the lost connection', 'support', 'open', 'Quality', null, 8, 1],
  ['Reconcile the supplier statement', 'payment', 'open', 'Month end', 'Finance', 6, 6],
  ['Vérifier les tarifs négociés', 'booking', 'cancelled', 'Tarifs entreprise', 'Commercial', 5, null],
  ['Send the wallet manual in Arabic', 'document', 'done', 'Onboarding', 'Support', 4, null],
  ['Call back about the failed top-up', 'call', 'open', 'Wallet', 'Finance', 2, 0],
  ['Reopen the dispatch desk for the holidays', 'support', 'open', 'Peak season', null, 1, 12],
];

interface RaisedDemoTask {
  cause: string;
  type: SystemTaskType;
  title: Translated;
  project: string;
  department: string;
  daysAgo: number;
  dueIn: number;
}

/** Tasks as the bookings and the wallet raise them. */
export const raisedTasks: readonly RaisedDemoTask[] = [
  {
    cause: 'demo:hold-1',
    type: 'hold_expiring',
    title: {
      en: 'The hold of ZQ4M8L expires in 6 hours',
      fr: 'L’option ZQ4M8L expire dans 6 heures',
      ar: 'ينتهي الحجز المبدئي ZQ4M8L خلال 6 ساعات',
    },
    project: 'Flights',
    department: 'Ticketing',
    daysAgo: 0,
    dueIn: 0,
  },
  {
    cause: 'demo:doubt-1',
    type: 'booking_in_doubt',
    title: {
      en: 'No answer from the supplier for booking B7R2KD',
      fr: 'Le fournisseur n’a pas répondu pour la réservation B7R2KD',
      ar: 'لم يرد المورّد بشأن الحجز B7R2KD',
    },
    project: 'Flights',
    department: 'Ticketing',
    daysAgo: 1,
    dueIn: 0,
  },
  {
    cause: 'demo:deposit-1',
    type: 'deposit_approval',
    title: {
      en: 'Deposit of 25,000.00 EGP waits for a second person',
      fr: 'Le dépôt de 25 000,00 EGP attend une seconde personne',
      ar: 'إيداع بمبلغ 25,000.00 EGP بانتظار شخص ثانٍ',
    },
    project: 'Wallet',
    department: 'Finance',
    daysAgo: 3,
    dueIn: 1,
  },
  {
    cause: 'demo:deposit-2',
    type: 'deposit_approval',
    title: {
      en: 'Deposit of 40,000.00 SAR waits for a second person',
      fr: 'Le dépôt de 40 000,00 SAR attend une seconde personne',
      ar: 'إيداع بمبلغ 40,000.00 SAR بانتظار شخص ثانٍ',
    },
    project: 'Wallet',
    department: 'Finance',
    daysAgo: 12,
    dueIn: -2,
  },
];
