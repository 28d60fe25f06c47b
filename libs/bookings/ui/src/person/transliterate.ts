import { plainMarks } from '@traveldesk/bookings-contract';

/** Common Arabic names, which are written without vowels, in their usual passport spelling. Users review each proposal. */
const names: Readonly<Record<string, string>> = {
  محمد: 'Mohamed',
  أحمد: 'Ahmed',
  احمد: 'Ahmed',
  محمود: 'Mahmoud',
  مصطفى: 'Mostafa',
  علي: 'Ali',
  حسن: 'Hassan',
  حسين: 'Hussein',
  إبراهيم: 'Ibrahim',
  ابراهيم: 'Ibrahim',
  خالد: 'Khaled',
  عمر: 'Omar',
  عمرو: 'Amr',
  يوسف: 'Youssef',
  سعيد: 'Said',
  عبد: 'Abd',
  الله: 'Allah',
  الرحمن: 'Elrahman',
  فاطمة: 'Fatma',
  مريم: 'Mariam',
  منى: 'Mona',
  نور: 'Nour',
  سارة: 'Sara',
  ليلى: 'Laila',
  هدى: 'Hoda',
};

const arabic: Readonly<Record<string, string>> = {
  ا: 'a',
  أ: 'a',
  إ: 'i',
  آ: 'a',
  ٱ: 'a',
  ى: 'a',
  ة: 'a',
  ء: '',
  ئ: 'e',
  ؤ: 'o',
  ع: 'a',
  ب: 'b',
  ت: 't',
  ث: 'th',
  ج: 'g',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'z',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  غ: 'gh',
  ف: 'f',
  ق: 'k',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'ou',
  ي: 'i',
  پ: 'p',
  چ: 'ch',
  ڤ: 'v',
  گ: 'g',
};

/** Letters with a transliteration of their own in machine-readable lines (ICAO 9303, part 3). */
const latin: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  å: 'aa',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ñ: 'n',
};

/** Proposes a name in passport letters; returns null if it has only such letters, or any unknown letter. */
export function proposedName(name: string): string | null {
  const text = name.normalize('NFC').trim();
  if (text === '' || /^[A-Za-z '-]+$/.test(plainMarks(text))) return null;
  const words = text.split(/\s+/).map((word) => names[word] ?? lettersOf(word));
  const proposal = words.filter(Boolean).map(capital).join(' ');
  return /^[A-Za-z][A-Za-z '-]*$/.test(proposal) ? proposal : null;
}

function lettersOf(word: string): string {
  // Vowel marks and the lengthening stroke have no Latin form.
  const plain = word.replace(/[\u064B-\u0652\u0640]/g, '').replace(/^ال(?=.)/, 'el');
  return [...plain.toLowerCase()]
    .map((letter) => arabic[letter] ?? latin[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, ''))
    .join('');
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
