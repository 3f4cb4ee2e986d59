# Release dates in R, by the command line and by HTTP: Rscript release.R people.csv http://127.0.0.1:3000
# The command line needs nothing but R; HTTP needs jsonlite.

# What answers: `requisite`, or what REQUISITE names.
requisite <- strsplit(Sys.getenv("REQUISITE", "requisite"), " ")[[1]]

# The dates of a table with one sentence a row, named as the API names its fields. The rows of a person stand together.
# R writes NA where there is nothing: it is told to write nothing.
release_dates <- function(sentences) {
  from <- tempfile(fileext = ".csv")
  to <- tempfile(fileext = ".csv")
  on.exit(unlink(c(from, to)))
  write.csv(sentences, from, row.names = FALSE, na = "")
  status <- system2(requisite[1], shQuote(c(requisite[-1], "batch", from, "--codes", "--quiet", "-o", to)))
  # Where nobody could be answered it ends with 1 too, and each row says why: the file is there only where the run came to its end.
  if (status != 0 && !file.exists(to)) stop("requisite batch ended with status ", status)
  read.csv(to, na.strings = "", colClasses = c(person = "character", releaseDate = "Date", errors = "character"))
}

# The same of one person, by HTTP: the answer of POST /release-dates as a list. What is wrong stops with a sentence for each field.
release_by_http <- function(sentences, address) {
  case <- jsonlite::toJSON(list(sentences = sentences), na = "null", Date = "ISO8601", auto_unbox = TRUE)
  body <- tempfile(fileext = ".json")
  on.exit(unlink(body))
  writeLines(case, body)
  ask <- c("-sS", "-H", "content-type: application/json", "--data-binary", paste0("@", body))
  said <- system2("curl", shQuote(c(ask, paste0(address, "/api/v1/sentencing/release-dates"))), stdout = TRUE)
  answer <- jsonlite::fromJSON(paste(said, collapse = ""), simplifyVector = FALSE)
  if (!isTRUE(answer$success)) stop(paste(names(answer$errors), unlist(answer$errors), sep = ": ", collapse = "\n"))
  answer$data
}

if (sys.nframe() == 0) {
  given <- commandArgs(trailingOnly = TRUE)
  people <- read.csv(given[1], na.strings = c("", "NA"), colClasses = c(person = "character"))
  dates <- release_dates(people)
  print(dates[c("person", "releaseDate", "howSure", "alternativeDates", "errors")])
  print(table(format(dates$releaseDate, "%Y-%m"), useNA = "ifany"))
  if (length(given) > 1) {
    first <- subset(people, person == person[1], select = -person)
    answer <- release_by_http(first, given[2])
    cat("by HTTP:", answer$releaseDate, answer$howSure$level, "\n")
  }
}
