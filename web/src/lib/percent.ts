/** Expectations and answers as people read them. */
import type { AnswerDoc, ChoiceDoc } from './wire';
import { texts, type Texts } from './words.svelte';

/** A smaller margin of error would be shown as nothing, and is not shown. */
export const MARGIN = 0.0005;

/** A share of 1 as a percentage in the reader's language. */
export const percent = (share: number, digits = 0): string =>
  new Intl.NumberFormat(texts.language, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits }).format(share);

/** The same with its sign: what luck gave or took. */
export const signed = (share: number, digits = 1): string =>
  new Intl.NumberFormat(texts.language, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: 'exceptZero' }).format(share);

/** An answer as the list would say it, with its number: so many of a thing, or a number alone such as a bid. */
export const answerText = (of: Texts, choice: ChoiceDoc | AnswerDoc, amount = 0): string => {
  const sentence = of.choice(choice as ChoiceDoc);
  if ((choice.target ?? -1) < 0) return amount > 0 ? `${sentence}: ${amount}` : sentence;
  return amount > 1 ? `${sentence} ×${amount}` : sentence;
};

/** The same beside another answer: as typed too if both read alike. */
export const toldApart = (of: Texts, answer: AnswerDoc, other?: AnswerDoc): string => {
  const sentence = answerText(of, answer, answer.amount);
  return other && sentence === answerText(of, other, other.amount) ? `${sentence} [${answer.notation}]` : sentence;
};
