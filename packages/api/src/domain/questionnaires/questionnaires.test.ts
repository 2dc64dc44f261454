import { describe, expect, test } from 'vitest'
import { answerFaults, longestAnswer, mostQuestions, type Question, questionFaults, tallyOf } from './index.ts'

const options = ['满意', '一般', '不满意'].map((text) => ({ text, textEn: '' }))
const question = (key: string, changes: Partial<Question> = {}): Question => ({
  ...{ key, type: 'single', text: '总体评价', textEn: 'Overall', options, required: true },
  ...changes,
})
const all: readonly Question[] = [
  question('overall'),
  question('good', { type: 'multiple', required: false }),
  question('stars', { type: 'rating', options: [] }),
  question('words', { type: 'text', options: [], required: false }),
]

describe('[BIZ-15] a questionnaire', () => {
  test('has questions with words, and with as many choices as their type takes', () => {
    expect(questionFaults(all)).toEqual([])
    expect(questionFaults([])).toEqual([{ field: 'questions' }])
    expect(questionFaults(Array.from({ length: mostQuestions + 1 }, (_, place) => question(`q${place}`)))).toEqual([
      { field: 'questions' },
    ])
    expect(questionFaults([question('a', { text: ' ' })])).toEqual([{ place: 0, field: 'text' }])
    expect(questionFaults([question('a', { options: options.slice(1, 2) })])).toEqual([{ place: 0, field: 'options' }])
    expect(questionFaults([question('a', { type: 'rating' })])).toEqual([{ place: 0, field: 'options' }])
    expect(questionFaults([question('a', { options: [...options, { text: '', textEn: '' }] })])).toEqual([
      { place: 0, field: 'options' },
    ])
    expect(questionFaults([question('a'), question('a'), question('b c')])).toEqual([
      { place: 1, field: 'key' },
      { place: 2, field: 'key' },
    ])
  })
  test('takes answers that its questions ask for, and asks for those that are required', () => {
    expect(answerFaults(all, { overall: 0, good: [0, 2], stars: 5, words: '很好' })).toEqual([])
    expect(answerFaults(all, { overall: 2, stars: 1, good: [], words: ' ' })).toEqual([])
    expect(answerFaults(all, { good: [1] })).toEqual([
      { key: 'overall', kind: 'required' },
      { key: 'stars', kind: 'required' },
    ])
    const wrong = { overall: 3, good: [1, 1], stars: 6, words: 'x'.repeat(longestAnswer + 1), other: 1 }
    expect(answerFaults(all, wrong).map(({ key, kind }) => `${key} ${kind}`)).toEqual([
      'other invalid',
      'overall invalid',
      'good invalid',
      'stars invalid',
      'words invalid',
    ])
    expect(answerFaults(all, { overall: [0], good: 1, stars: 'x', words: 1 }).length).toBe(4)
  })
  test('is summed up question by question: how often each was chosen, the mean of stars, and what was written', () => {
    const tally = tallyOf(all, [
      { overall: 0, good: [0, 1], stars: 5, words: '快' },
      { overall: 0, good: [], stars: 4 },
      { overall: 2, stars: 4, words: ' ' },
      { overall: 9 },
    ])
    expect(tally.map(({ counts }) => counts)).toEqual([[2, 0, 1], [1, 1, 0], [0, 0, 0, 2, 1], []])
    expect(tally.map(({ answered }) => answered)).toEqual([3, 1, 3, 1])
    expect(tally.map(({ mean }) => mean)).toEqual(['', '', '4.33', ''])
    expect(tally[3]?.texts).toEqual(['快'])
    expect(tallyOf(all, [])[2]).toEqual({ key: 'stars', answered: 0, counts: [0, 0, 0, 0, 0], mean: '', texts: [] })
  })
})
