const { calculationOf, isoDate } = require('@requisite/law')

const calculation = calculationOf({ startDate: '2026-11-16', sentenceYears: 3, postCommencement: true })
console.log(isoDate(calculation.dates.release) === '2027-11-16' ? 'fine' : calculation)
